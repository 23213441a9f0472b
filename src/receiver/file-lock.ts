import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { errorCode } from "./error-code.ts";

/**
 * Makes this process the one writer of a file, by a lock file that holds its pid and start time.
 * The lock of a process that is gone (also after `kill -9`) is taken over. A pid that a new
 * process has been given since is told apart by its start time where there is a /proc (Linux);
 * elsewhere the pid alone decides. Processes must share one pid namespace.
 *
 * @returns a function that gives the lock back.
 * @throws when a running process holds the lock, or the lock file cannot be written.
 */
export function takeLock(lockFile: string): () => void {
  const mine = `${process.pid} ${startTime(process.pid)}`.trimEnd();
  const draft = `${lockFile}.${process.pid}`;
  for (;;) {
    try {
      // A link appears complete or not at all, so nobody reads a lock that is only half written.
      writeFileSync(draft, mine);
      linkSync(draft, lockFile);
      return () => {
        if (read(lockFile) === mine) rmSync(lockFile, { force: true });
      };
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    } finally {
      rmSync(draft, { force: true });
    }

    const held = read(lockFile);
    if (held === undefined) continue;
    if (isRunning(held)) {
      throw new Error(
        `The process with id ${held.split(" ")[0]} is already writing to it. Stop that process, ` +
          `or choose another file. If there is no such process, delete ${lockFile}.`,
      );
    }
    removeDeadLock(lockFile, held);
  }
}

/** Moves the lock aside before deleting it: another process may have replaced it just now. */
function removeDeadLock(lockFile: string, held: string): void {
  const aside = `${lockFile}.${process.pid}.dead`;
  try {
    renameSync(lockFile, aside);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw error;
  }
  if (read(aside) === held) rmSync(aside);
  else renameSync(aside, lockFile);
}

function isRunning(held: string): boolean {
  const [pid = "", started = ""] = held.split(" ");
  if (!/^[1-9]\d*$/.test(pid)) return false;
  const startedNow = startTime(Number(pid));
  if (startedNow === undefined) return false;
  return started === "" || startedNow === "" || started === startedNow;
}

/**
 * When a process started, in clock ticks since boot: field 22 of /proc/<pid>/stat, see proc(5).
 * Empty when it runs but that is unknown, undefined when it does not run or is a zombie.
 */
function startTime(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  if (stat !== undefined) {
    // The second field is the program's name in brackets and may hold spaces: count from its end.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? undefined : (fields[19] ?? "");
  }
  try {
    process.kill(pid, 0);
    return "";
  } catch (error) {
    return errorCode(error) === "ESRCH" ? undefined : "";
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    // ESRCH: the process ended while its entry in /proc was read.
    if (["ENOENT", "ESRCH", "EACCES"].includes(errorCode(error))) return undefined;
    throw error;
  }
}

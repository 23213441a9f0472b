import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { errorCode } from "./error-code.ts";

/**
 * Makes this process the only writer of a file. The lock file holds its pid and start time.
 *
 * Takes over the lock of a process that has ended, also by `kill -9`. On Linux the start time tells
 * a reused pid from the process that took the lock; elsewhere the pid alone decides. All processes
 * must share one pid namespace.
 *
 * @returns a function that releases the lock.
 * @throws when a running process holds the lock, or the lock file cannot be written.
 */
export function acquireLock(lockFile: string): () => void {
  const ownLock = `${process.pid} ${startTime(process.pid)}`.trimEnd();
  const draft = `${lockFile}.${process.pid}`;
  for (;;) {
    try {
      // A link is atomic, so no process reads a lock that is only half written.
      writeFileSync(draft, ownLock);
      linkSync(draft, lockFile);
      return () => {
        if (read(lockFile) === ownLock) rmSync(lockFile, { force: true });
      };
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    } finally {
      rmSync(draft, { force: true });
    }

    const heldLock = read(lockFile);
    if (heldLock === undefined) continue;
    if (isHolderRunning(heldLock)) {
      throw new Error(
        `Process ${heldLock.split(" ")[0]} is already writing to it: stop it, choose another file, ` +
          `or delete ${lockFile} if there is no such process.`,
      );
    }
    removeStaleLock(lockFile, heldLock);
  }
}

/** Moves the lock aside before it deletes it: another process may have replaced it just now. */
function removeStaleLock(lockFile: string, staleLock: string): void {
  const aside = `${lockFile}.${process.pid}.stale`;
  try {
    renameSync(lockFile, aside);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw error;
  }
  if (read(aside) === staleLock) rmSync(aside);
  else renameSync(aside, lockFile);
}

function isHolderRunning(lock: string): boolean {
  const [pid = "", startedAtLock = ""] = lock.split(" ");
  if (!/^[1-9]\d*$/.test(pid)) return false;
  const startedNow = startTime(Number(pid));
  if (startedNow === undefined) return false;
  return startedAtLock === "" || startedNow === "" || startedAtLock === startedNow;
}

/**
 * When a process started, in clock ticks since boot: field 22 of /proc/<pid>/stat, see proc(5).
 * Empty if it runs but the time is unknown, undefined if it does not run or is a zombie.
 */
function startTime(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  if (stat !== undefined) {
    // The second field is the program's name in brackets. It may hold spaces, so count from its end.
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
    // ESRCH: the process ended while its /proc entry was being read.
    if (["ENOENT", "ESRCH", "EACCES"].includes(errorCode(error))) return undefined;
    throw error;
  }
}

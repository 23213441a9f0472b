import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { takeLock } from "./file-lock.ts";

let folder: string;
let lockFile: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "file-lock-"));
  lockFile = join(folder, "quotes.jsonl.lock");
});

afterEach(() => rmSync(folder, { recursive: true }));

it("lets nobody else in until it is given back, and leaves nothing behind", () => {
  const release = takeLock(lockFile);
  expect(() => takeLock(lockFile)).toThrow(
    `The process with id ${process.pid} is already writing to it. Stop that process, ` +
      `or choose another file. If there is no such process, delete ${lockFile}.`,
  );
  expect(readdirSync(folder)).toEqual(["quotes.jsonl.lock"]);
  release();
  expect(readdirSync(folder)).toEqual([]);
  takeLock(lockFile)();
});

it("takes over the lock of a process that was killed", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  writeFileSync(lockFile, String(child.pid));
  expect(() => takeLock(lockFile)).toThrow(`The process with id ${child.pid}`);
  child.kill("SIGKILL");
  await once(child, "exit");
  takeLock(lockFile);
  expect(readFileSync(lockFile, "utf8")).toMatch(new RegExp(`^${process.pid}( |$)`));
  expect(readdirSync(folder)).toEqual(["quotes.jsonl.lock"]);
});

it.runIf(process.platform === "linux")(
  "takes over a lock whose pid belongs to a newer process by now",
  () => {
    writeFileSync(lockFile, `${process.pid} 1`);
    takeLock(lockFile);
    expect(readFileSync(lockFile, "utf8")).not.toBe(`${process.pid} 1`);
  },
);

it.each(["", "not a pid", "0", "-1", "999999999 5"])("takes over a lock that says %j", (text) => {
  writeFileSync(lockFile, text);
  takeLock(lockFile);
  expect(readFileSync(lockFile, "utf8")).toMatch(new RegExp(`^${process.pid}( |$)`));
});

it("does not delete a lock that another process holds by now", () => {
  const release = takeLock(lockFile);
  writeFileSync(lockFile, "1");
  release();
  expect(readFileSync(lockFile, "utf8")).toBe("1");
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { acquireLock } from "./file-lock.ts";

let folder: string;
let lockFile: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "file-lock-"));
  lockFile = join(folder, "quotes.jsonl.lock");
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("file lock", () => {
  test("is exclusive until it is released, and leaves no file behind", () => {
    const release = acquireLock(lockFile);
    expect(() => acquireLock(lockFile)).toThrow(
      `Process ${process.pid} is already writing to it: stop it, choose another file, ` +
        `or delete ${lockFile} if there is no such process.`,
    );
    expect(readdirSync(folder)).toEqual(["quotes.jsonl.lock"]);
    release();
    expect(readdirSync(folder)).toEqual([]);
    acquireLock(lockFile)();
  });

  test("is taken over from a process that was killed", async () => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    writeFileSync(lockFile, String(child.pid));
    expect(() => acquireLock(lockFile)).toThrow(`Process ${child.pid} is already writing`);
    child.kill("SIGKILL");
    await once(child, "exit");
    acquireLock(lockFile);
    expect(readFileSync(lockFile, "utf8")).toMatch(new RegExp(`^${process.pid}( |$)`));
    expect(readdirSync(folder)).toEqual(["quotes.jsonl.lock"]);
  });

  test.runIf(process.platform === "linux")(
    "is taken over if its pid has been reused by a newer process",
    () => {
      writeFileSync(lockFile, `${process.pid} 1`);
      acquireLock(lockFile);
      expect(readFileSync(lockFile, "utf8")).not.toBe(`${process.pid} 1`);
    },
  );

  test.each(["", "not a pid", "0", "-1", "999999999 5"])(
    "is taken over if its file holds %j",
    (text) => {
      writeFileSync(lockFile, text);
      acquireLock(lockFile);
      expect(readFileSync(lockFile, "utf8")).toMatch(new RegExp(`^${process.pid}( |$)`));
    },
  );

  test("is not deleted by a process that has lost it to another one", () => {
    const release = acquireLock(lockFile);
    writeFileSync(lockFile, "1");
    release();
    expect(readFileSync(lockFile, "utf8")).toBe("1");
  });
});

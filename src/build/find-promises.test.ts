import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { findPromises, promisesNote } from "./find-promises.ts";

async function contentWith(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "promises-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "areas"));
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return folder;
}

const promises = {
  singing: { promise: "We sing while we pave.", confirmed: false },
  whistling: { promise: "We whistle.", confirmed: true },
  dancing: { promise: "We dance.", confirmed: false },
};

describe("promises to confirm", () => {
  test("are those that a text makes and the owner has not confirmed, with their files", async () => {
    const folder = await contentWith({
      "areas/benoni.ts":
        'text: "Here " + toConfirm("singing", "we sing"), more: toConfirm("singing", "La.")',
      "faq.ts":
        'answer: [toConfirm(\n  "singing",\n  "We sing."\n)], other: toConfirm("whistling", "Tweet.")',
    });
    expect(promisesNote(promises, findPromises(folder))).toBe(
      "Promises for the owner to confirm (1), in src/content/promises.ts:\n" +
        "  We sing while we pave. (areas/benoni.ts, faq.ts)",
    );
  });

  test("are none once no text makes one", async () => {
    const folder = await contentWith({ "faq.ts": 'answer: ["We pave."]' });
    expect(promisesNote(promises, findPromises(folder))).toBe("");
  });
});

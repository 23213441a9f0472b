import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  findPromises,
  picturesNote,
  promisesNote,
  unsaidItemsNote,
  wordingNote,
} from "./owner-notes.ts";

test("the build names words that a page does better without, but not those of its elements or quoted ones", () => {
  const note = wordingNote(
    new Map([
      ["/", "<h1 class='stunning'>Oops! Page not found</h1>"],
      ["/about", "<p>Stunning paving! The drive from Benoni.</p><script>!0</script>"],
      ["/faq", "<p>Send an e-mail about your drive.</p>"],
    ]),
  );
  expect(note.split("\n").slice(1)).toEqual([
    '  /about: "Stunning": say what was done, in figures',
    '  /about: "!": say what was done, in figures',
    '  /faq: "e-mail": email',
    '  /faq: "your drive": driveway',
  ]);
  expect(wordingNote(new Map([["/", "<p>64 m² in 4 days.</p>"]]))).toBe("");
});

test("the build names the pictures that are on more than three pages, the most frequent first", () => {
  const body = (...names: string[]) =>
    names.map((name) => `<source srcset="/pictures/${name}-720.ab12.avif">`).join("");
  const pages = new Map([
    ["/", body("patio", "pool-deck-phone", "pool-deck", "yard")],
    ["/faq", body("patio", "pool-deck", "yard")],
    ["/about", body("patio", "pool-deck", "yard")],
    ["/contact", body("patio", "pool-deck")],
    ["/gallery", body("pool-deck")],
  ]);
  expect(picturesNote(pages).split("\n").slice(1)).toEqual([
    "  pool-deck (5): /, /faq, /about, /contact, /gallery",
    "  patio (4): /, /faq, /about, /contact",
  ]);
  expect(picturesNote(new Map([["/", body("patio")]]))).toBe("");
});

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

test("the build lists what the owner has not said of the guide price, until all is said", () => {
  const note = unsaidItemsNote(["VAT", "delivery"]);
  expect(note).toContain("(2)");
  expect(note.split("\n").slice(1)).toEqual(["  VAT", "  delivery"]);
  expect(unsaidItemsNote([])).toBe("");
});

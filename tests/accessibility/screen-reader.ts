import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/visitor.ts";

const bundle = fileURLToPath(import.meta.resolve("@guidepup/virtual-screen-reader/browser.js"));

/** How a reader jumps: the commands of @guidepup/virtual-screen-reader that the journeys use. */
type Jump = "moveToNextHeading" | "moveToNextLandmark";

/** A screen reader that runs in the page and notes what it says. */
export interface ScreenReader {
  /** Reads on to the end of the part with that role that it is in, or of the page or dialog. */
  readOn: (role?: string) => Promise<void>;
  /** Jumps from one heading or landmark to the next, to the last. */
  skim: (by: Jump) => Promise<void>;
  /** Waits until it has said that since the last note: the focus moved, or it was announced. */
  hears: (words: string) => Promise<void>;
  /** Writes a headline into the transcript: what the visitor does next. */
  note: (headline: string) => void;
  /** Everything so far, a line each. */
  transcript: () => Promise<string>;
}

/**
 * Left out, so that it can be read: what lists and paragraphs are wrapped in, silence, and what is
 * for browsers without scripts, which no real screen reader reads where there are.
 */
const wrapping = /^(end of |paragraph$|list$|listitem|document$|polite: $|<iframe )/;

/** What a live region says by itself. */
const announcement = /^(polite|assertive): /;

interface Virtual {
  start: (options: { container: Node }) => Promise<void>;
  next: () => Promise<void>;
  perform: (command: string) => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
  spokenPhraseLog: () => Promise<string[]>;
  clearSpokenPhraseLog: () => Promise<void>;
}

/**
 * Starts a screen reader on the page that is open: its tree follows the specifications of
 * accessible names and roles, read from the real DOM. It stands in for no real one, but says in
 * words what each of them gets.
 */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  await page.route("**/virtual-screen-reader.js", (route) =>
    route.fulfill({ contentType: "text/javascript", path: bundle }),
  );
  await page.evaluate(async () => {
    const address = "/virtual-screen-reader.js";
    const { virtual }: { virtual: Virtual } = await import(address);
    Reflect.set(window, "reader", virtual);
    await virtual.start({ container: document.body });
  });

  /** What is said from one note to the next. */
  interface Chapter {
    headline: string;
    said: string[];
  }
  const chapters: Chapter[] = [];
  let now: Chapter = { headline: "", said: [] };
  const spoken = () =>
    page.evaluate(() => {
      const reader: Virtual = Reflect.get(window, "reader");
      return reader.spokenPhraseLog();
    });
  /** Moves what was said into the transcript. */
  const collect = async () => {
    const phrases = await spoken();
    now.said.push(...phrases.filter((phrase) => !wrapping.test(phrase)));
    await page.evaluate(async () => {
      const reader: Virtual = Reflect.get(window, "reader");
      await reader.clearSpokenPhraseLog();
    });
  };

  return {
    readOn: async (role = "document|dialog") => {
      await page.evaluate(async (roles) => {
        const reader: Virtual = Reflect.get(window, "reader");
        const end = new RegExp(`^end of (${roles})`);
        do await reader.next();
        while (!end.test(await reader.lastSpokenPhrase()));
      }, role);
      await collect();
    },
    skim: async (by) => {
      await page.evaluate(async (command) => {
        const reader: Virtual = Reflect.get(window, "reader");
        const before = (await reader.spokenPhraseLog()).length;
        await reader.perform(command);
        const first = await reader.lastSpokenPhrase();
        // After the last it begins anew.
        for (;;) {
          await reader.perform(command);
          if ((await reader.lastSpokenPhrase()) === first) break;
          if ((await reader.spokenPhraseLog()).length > before + 200) throw new Error("No end.");
        }
      }, by);
      await collect();
      // The first was said twice.
      now.said.pop();
    },
    hears: async (words) => {
      const sinceNote = async () => [...now.said, ...(await spoken())].join("\n");
      await expect.poll(sinceNote).toContain(words);
      await collect();
    },
    note: (headline) => {
      now = { headline, said: [] };
      chapters.push(now);
    },
    transcript: async () => {
      await collect();
      const texts = chapters.map(({ headline, said }) => {
        // Whether a moved focus or an announcement comes first is a matter of milliseconds.
        const announced = said.filter((phrase) => announcement.test(phrase));
        const read = said.filter((phrase) => !announcement.test(phrase));
        return [headline, ...[...read, ...announced].map((phrase) => `  ${phrase}`)].join("\n");
      });
      return `${texts.join("\n\n")}\n`;
    },
  };
}

const fileOf = (name: string) => fileURLToPath(new URL(`transcripts/${name}.txt`, import.meta.url));

/**
 * Compares what was said with the transcript that is kept in transcripts/. To accept what is said
 * now, run with `--update-snapshots` and read the difference.
 */
export async function expectTranscript(name: string, said: string) {
  const { updateSnapshots } = test.info().config;
  if (updateSnapshots === "all" || updateSnapshots === "changed") {
    await writeFile(fileOf(name), said);
    return;
  }
  const kept = await readFile(fileOf(name), "utf8").catch(() => "");
  const hint = `transcripts/${name}.txt; npm run test:accessibility -- --update-snapshots accepts it`;
  expect(said.split("\n"), hint).toEqual(kept.split("\n"));
}

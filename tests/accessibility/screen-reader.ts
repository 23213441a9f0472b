import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect } from "../support/visitor.ts";

const bundle = fileURLToPath(import.meta.resolve("@guidepup/virtual-screen-reader/browser.js"));

/** Commands of @guidepup/virtual-screen-reader. */
type Jump = "moveToNextHeading" | "moveToNextLandmark";

/** A virtual screen reader that runs in the page. */
interface ScreenReader {
  /** Reads to the end of the current element with that role; by default of page or dialog. */
  readOn: (role?: string) => Promise<void>;
  /** Jumps through all headings or landmarks. */
  skim: (by: Jump) => Promise<void>;
  /** Waits until it has said these words since the last note. */
  hears: (words: string) => Promise<void>;
  /** Starts a chapter of the transcript with what the visitor does next. */
  note: (headline: string) => void;
  /** All chapters, a line for each phrase. */
  transcript: () => Promise<string>;
}

/** Phrases left out of the transcript: wrappers, silence, and content of noscript. */
const omitted = /^(end of |paragraph$|list$|listitem|document$|polite: $|<iframe )/;

/** A phrase from a live region. */
const announcement = /^(polite|assertive): /;

interface Virtual {
  start: (options: { container: Node }) => Promise<void>;
  next: () => Promise<void>;
  perform: (command: string) => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
  spokenPhraseLog: () => Promise<string[]>;
  clearSpokenPhraseLog: () => Promise<void>;
}

/** Starts a screen reader that computes names and roles from the DOM by their specifications. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  await page.route("**/virtual-screen-reader.js", (route) =>
    route.fulfill({ contentType: "text/javascript", path: bundle }),
  );
  await page.evaluate(async () => {
    const url = "/virtual-screen-reader.js";
    const { virtual }: { virtual: Virtual } = await import(url);
    Reflect.set(window, "reader", virtual);
    await virtual.start({ container: document.body });
  });

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
  const collect = async () => {
    const phrases = await spoken();
    now.said.push(...phrases.filter((phrase) => !omitted.test(phrase)));
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
        // It starts over after the last.
        for (;;) {
          await reader.perform(command);
          if ((await reader.lastSpokenPhrase()) === first) break;
          if ((await reader.spokenPhraseLog()).length > before + 200)
            throw new Error("Expected at most 200 stops.");
        }
      }, by);
      await collect();
      // The first was said again.
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
        // Focus changes and announcements come in no fixed order.
        const announced = said.filter((phrase) => announcement.test(phrase));
        const read = said.filter((phrase) => !announcement.test(phrase));
        return [headline, ...[...read, ...announced].map((phrase) => `  ${phrase}`)].join("\n");
      });
      return `${texts.join("\n\n")}\n`;
    },
  };
}

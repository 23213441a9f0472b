import { describe, expect, test } from "vitest";
import { centurion } from "../content/areas/centurion.ts";
import { faq } from "../content/faq.ts";
import { pricePerSquareMetre } from "../content/figures.ts";
import { pavingPresets } from "../content/paving-presets.ts";
import { blockIn } from "./block-in.ts";
import { checkContent, invalidPresets, readContent } from "./check-content.ts";
import { ContentError } from "./mistakes.ts";

const contentModules = await readContent();

const closingTexts = { heading: "Ask us", text: "We answer.", quote: "dialog" };

const broken = (path: string, change: object) => {
  const exports = contentModules[path];
  const page = Object.values(exports ?? {})[0];
  return { [path]: { page: { ...page, ...change } } };
};

describe("the check of content", () => {
  test("accepts every page of the site", () => {
    expect(Object.keys(contentModules).length).toBeGreaterThanOrEqual(40);
    expect(() => checkContent(contentModules)).not.toThrow();
  });

  test.each([
    [
      "a title that is too long",
      { meta: { title: "x".repeat(61), description: "y".repeat(130) } },
      /centurion\.ts, meta\.title: Expected a title of at most 60 characters, got 61/,
    ],
    [
      "a description that is too short",
      { meta: { title: "x", description: "y" } },
      /centurion\.ts, meta\.description: Expected a description of 120 to 160 characters, got 1/,
    ],
    [
      "an unknown picture",
      { hero: { lead: "z", picture: "no-such" } },
      /centurion\.ts, hero\.picture: Expected the name of a picture in src\/content\/pictures\/pictures\.ts, got "no-such"\. Known names: [a-z0-9-]+, /,
    ],
    [
      "HTML in a text",
      { meta: { title: "<b>Paving</b>", description: "y".repeat(130) } },
      /centurion\.ts, meta\.title: Expected a text without HTML; .+, got "<b>Paving<\/b>"/,
    ],
    ["an unknown property", { colour: "red" }, /centurion\.ts, colour: Unknown property/],
    [
      "a link to a page that does not exist",
      { blocks: [{ kind: "closing", more: { text: "x", to: "/areas/atlantis" } }] },
      /centurion\.ts, blocks\.0\.more\.to: Expected the path of a page in src\/domain\/pages\.ts, such as \/areas\/sandton, got "\/areas\/atlantis"/,
    ],
    [
      "a missing list",
      { strip: undefined },
      /centurion\.ts, strip: Expected a list, got undefined/,
    ],
    ["a missing text", { hero: { picture: {} } }, /centurion\.ts, hero\.lead: Missing/],
  ])("reports %s with its file and what was expected", (_mistake, change, message) => {
    expect(() => checkContent(broken("../content/areas/centurion.ts", change))).toThrow(message);
  });

  const { lead, ...hero } = centurion.hero;
  const [question, ...questions] = blockIn(faq, "faq").items;

  test.each([
    ["areas/centurion", { hero: { ...hero, laed: lead } }, "hero.laed: Did you mean lead?"],
    [
      "areas/centurion",
      { blocks: [...centurion.blocks, { kind: "closing", moer: {}, ...closingTexts }] },
      `blocks.${centurion.blocks.length}.moer: Did you mean more?`,
    ],
    [
      "areas/centurion",
      { slug: "centurion park" },
      `slug: Expected "centurion" as in the file's name, got "centurion park"`,
    ],
    [
      "faq",
      { blocks: [{ kind: "faq", items: [{ ...question, id: "how long " }, ...questions] }] },
      'blocks.0.items.0.id: Expected a text without a space at either end, got "how long "',
    ],
  ])("tells a mistake of %s once, with the right name: %j", (file, change, sentence) => {
    const modules = { ...contentModules, ...broken(`../content/${file}.ts`, change) };
    expect(() => checkContent(modules)).toThrow(
      new ContentError([`src/content/${file}.ts, ${sentence}`]),
    );
  });

  test("reports the link in a text, not the text", () => {
    const answer = [["See ", { text: "driveways", to: "/services/driveways" }]];
    const items = [{ id: "cost", question: "What does it cost?", answer }];
    expect(() =>
      checkContent(broken("../content/faq.ts", { blocks: [{ kind: "faq", items }] })),
    ).toThrow(
      /faq\.ts, blocks\.0\.items\.0\.answer\.0\.1\.to: Expected the path of a page in .+, got "\/services\/driveways"/,
    );
  });

  test("rejects a sample quote whose price per m² is outside the upper half of the guide", () => {
    expect(() => checkContent(broken("../content/sample-quote.ts", { area: 10 }))).toThrow(
      `src/content/sample-quote.ts, as a whole: Expected rates whose total comes to the upper half of ${pricePerSquareMetre} `,
    );
  });

  test("rejects a file that exports two pages", () => {
    expect(() => checkContent({ "../content/home.ts": { one: {}, two: {} } })).toThrow(
      /home\.ts, as a whole: Missing/,
    );
  });
});

test("the check of content: reports a preset whose plan its own link cannot hold", () => {
  const { plan } = pavingPresets["two-car"];
  const size = { ...plan.size, length: 500 };
  expect(invalidPresets({ huge: { label: "500 × 6 m", plan: { ...plan, size } } })).toEqual([
    expect.stringMatching(/paving-presets\.ts, huge: Expected .+, got "rectangle-500x6_cars_/),
  ]);
});

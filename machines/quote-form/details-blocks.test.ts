import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasBlock, remainingBlocks, restoreDetails, writeBlock } from "./details-blocks.ts";

const first = "Paving plan: 6 × 8 m\nUse: cars\nEnd of plan";
const second = "Paving plan: 5 × 4 m\nUse: feet\nNow: lawn\nEnd of plan";
const blocks = { plan: first };
const change = (text: string) => ({ name: "plan", text });

describe("a block in Project Details", () => {
  test("stands alone in an empty text, and after an empty line below other words", () => {
    expect(writeBlock("", {}, change(first))).toBe(first);
    expect(writeBlock("The gate is steep", {}, change(first))).toBe(
      `The gate is steep\n\n${first}`,
    );
    expect(writeBlock("The gate is steep\n", {}, change(first))).toBe(
      `The gate is steep\n\n${first}`,
    );
  });

  test("is replaced where it stands", () => {
    const details = `Before\n\n${first}\n\nAfter`;
    expect(writeBlock(details, blocks, change(second))).toBe(`Before\n\n${second}\n\nAfter`);
  });

  test("keeps the lines that the visitor changed in it", () => {
    const edited = first.replace("Use: cars", "Use: cars and a caravan");
    expect(writeBlock(edited, blocks, change(second))).toBe(`${second}\nUse: cars and a caravan`);
  });

  test("counts as removed when its first or its last line is gone", () => {
    for (const details of ["", "Use: cars\nEnd of plan", "Paving plan: 6 × 8 m\nUse: cars"]) {
      expect(hasBlock(details, blocks, "plan")).toBe(false);
      expect(remainingBlocks(details, blocks)).toEqual({});
      expect(writeBlock(details, blocks, change(second))).toContain(details);
    }
    expect(hasBlock(first, blocks, "plan")).toBe(true);
  });

  test("is not there before the site has written it", () => {
    expect(hasBlock("Two cars", {}, "paving-plan")).toBe(false);
  });

  test("leaves other blocks alone", () => {
    const both = { plan: first, liked: "I like: a fan\nEnd of list" };
    const details = `${both.liked}\n\n${first}`;
    expect(writeBlock(details, both, change(second))).toBe(`${both.liked}\n\n${second}`);
    expect(remainingBlocks(both.liked, both)).toEqual({ liked: both.liked });
  });

  test("is taken out with an empty text, and its empty line with it", () => {
    expect(writeBlock(`Before\n\n${first}\n\nAfter`, blocks, change(""))).toBe("Before\n\nAfter");
    expect(writeBlock(first, blocks, change(""))).toBe("");
    expect(writeBlock("Before", blocks, change(""))).toBe("Before");
  });

  test("never costs a line of the visitor's, whatever they typed", () => {
    const line = fc.oneof(
      fc.constantFrom(...first.split("\n"), ...second.split("\n"), ""),
      fc.string({ maxLength: 12 }).map((text) => text.replaceAll("\n", " ")),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const typed = lines.join("\n");
        const written = writeBlock(typed, blocks, change(second));
        const own = first.split("\n");
        for (const each of lines) if (!own.includes(each)) expect(written).toContain(each);
        expect(written).toContain(second);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("restored Project Details", () => {
  const stored = { text: `Steep\n\n${first}`, blocks };

  test("come back whole into an empty field", () => {
    expect(restoreDetails({ text: "", blocks: {} }, stored)).toEqual(stored);
  });

  test("come back with the stored version of a block that the visitor has taken out since", () => {
    const both = { plan: second, liked: "I like: a fan" };
    expect(restoreDetails({ text: "", blocks: both }, stored)).toEqual({
      text: stored.text,
      // The list still counts as taken out by hand.
      blocks: { plan: first, liked: both.liked },
    });
  });

  test("take in the blocks written since, each once", () => {
    const both = { plan: second, liked: "I like: a fan" };
    const text = `${both.liked}\n\n${second}`;
    expect(restoreDetails({ text, blocks: both }, stored)).toEqual({
      text: `Steep\n\n${second}\n\n${both.liked}`,
      blocks: both,
    });
  });

  test("give way to words typed since, also those within a block", () => {
    const liked = "I like: a fan";
    for (const text of [`${second}\n\nFlat`, second.replace("Use: feet", "Use: bare feet"), " "]) {
      const current = { text, blocks: { plan: second } };
      expect(restoreDetails(current, { ...stored, blocks: { plan: first, liked } })).toEqual({
        text,
        blocks: { plan: second, liked },
      });
    }
  });
});

import { describe, expect, test } from "vitest";
import { pictures } from "../content/pictures/pictures.ts";
import { checkPictures, type PictureEntry } from "./check-pictures.ts";

const valid: PictureEntry = {
  file: "pool-surround.jpg",
  alt: "Pool surround of pale slabs in staggered rows",
  kind: "illustration",
  shows: { paver: ["slab"], colour: ["sand"], place: ["pool"] },
};

/** The message of the check when the list holds that one entry; empty when it passes. */
function messageFor(name: string, entry: object): string {
  const entries: Record<string, PictureEntry> = {};
  Object.assign(entries, { [name]: entry });
  try {
    checkPictures(entries);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "";
}

describe("the check of the list of pictures", () => {
  test("accepts the site's own list", () => {
    expect(() => checkPictures(pictures)).not.toThrow();
  });

  test("accepts a picture with a text alternative, a file and a kind", () => {
    expect(messageFor("pool-surround", valid)).toBe("");
  });

  test("rejects a picture without a text alternative", () => {
    const { alt: _, ...entry } = valid;
    expect(messageFor("pool-surround", entry)).toBe(
      "The content has mistakes:\n  src/content/pictures/pictures.ts, pool-surround, alt: Missing",
    );
    expect(messageFor("pool-surround", { ...valid, alt: " " })).toContain(
      "pool-surround, alt: Expected 20 to 140 characters that say what is laid, in what pattern, where, got",
    );
  });

  test("rejects a text alternative that only says that there is a picture", () => {
    expect(
      messageFor("pool-surround", { ...valid, alt: "Image of a lovely pool at dusk" }),
    ).toContain("pool-surround, alt: Expected a text that says what is laid");
  });

  test("rejects a focus outside the picture and an unknown property", () => {
    expect(messageFor("pool-surround", { ...valid, focus: { x: 50, y: 0.5 } })).toContain(
      "pool-surround, focus.x: Expected a number from 0 to 1, got 50",
    );
    expect(messageFor("pool-surround", { ...valid, caption: "Pool" })).toContain(
      "pool-surround, caption: Unknown property",
    );
  });

  test("rejects what is not in the vocabulary of what pictures show, and names what is", () => {
    const shows = { paver: ["slab"], colour: ["beige"] };
    expect(messageFor("pool-surround", { ...valid, shows })).toContain(
      'pool-surround, shows.colour.0: Expected one of red, brown, dark, grey, sand, terracotta, mixed, got "beige"',
    );
  });

  test("rejects a name that cannot be part of a URL", () => {
    expect(messageFor("Pool surround", valid)).toContain("small letters with hyphens");
  });
});

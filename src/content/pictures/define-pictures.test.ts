import { describe, expect, it } from "vitest";
import { definePictures, type PictureEntry } from "./define-pictures.ts";

const sound: PictureEntry = {
  file: "pool-surround.jpg",
  alt: "Pool surround of pale slabs in staggered rows",
  kind: "illustration",
};

/** What the list says when one entry of that shape stands in it. */
function complaint(name: string, entry: object): string {
  const entries: Record<string, PictureEntry> = {};
  Object.assign(entries, { [name]: entry });
  try {
    definePictures(entries);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "";
}

describe("the list of pictures", () => {
  it("takes a picture with words, a file and a kind", () => {
    expect(complaint("pool-surround", sound)).toBe("");
  });

  it("refuses a picture that has no words for those who cannot see it", () => {
    const { alt: _, ...wordless } = sound;
    expect(complaint("pool-surround", wordless)).toBe(
      "src/content/pictures/pictures.ts needs mending:\n  pool-surround, alt: this is missing.",
    );
    expect(complaint("pool-surround", { ...sound, alt: " " })).toContain(
      "pool-surround, alt: words are wanted: what is laid, in what pattern, where.",
    );
  });

  it("refuses words that only say that there is a picture", () => {
    expect(
      complaint("pool-surround", { ...sound, alt: "Image of a lovely pool at dusk" }),
    ).toContain("pool-surround, alt: say what is laid");
  });

  it("refuses a focus outside the picture and a setting that does not exist", () => {
    expect(complaint("pool-surround", { ...sound, focus: { x: 50, y: 0.5 } })).toContain(
      "pool-surround, focus.x: a number from 0 to 1 is wanted.",
    );
    expect(complaint("pool-surround", { ...sound, caption: "Pool" })).toContain(
      "pool-surround, caption: there is no such setting.",
    );
  });

  it("refuses a name that makes no address", () => {
    expect(complaint("Pool surround", sound)).toContain("small letters with hyphens");
  });
});

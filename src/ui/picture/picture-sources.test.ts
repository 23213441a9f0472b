import { describe, expect, test } from "vitest";
import type { PictureData } from "../../domain/pictures.ts";
import { plainSource, preloadLinks, sourceSet } from "./picture-sources.ts";

const whole: PictureData = {
  file: "/pictures/court-{width}.1a2b3c4d.{format}",
  width: 1800,
  height: 1000,
  widths: [400, 960, 1800],
  tone: "terracotta",
  kind: "photograph",
  alt: "Court of red clay pavers in herringbone",
};
const phone = {
  file: "/pictures/court-phone-{width}.1a2b3c4d.{format}",
  width: 800,
  height: 1000,
  widths: [400, 800],
};

describe("the files of a picture", () => {
  test("are listed in the srcset in every width of a format", () => {
    expect(sourceSet(whole, "avif")).toBe(
      "/pictures/court-400.1a2b3c4d.avif 400w, /pictures/court-960.1a2b3c4d.avif 960w, /pictures/court-1800.1a2b3c4d.avif 1800w",
    );
  });

  test("include one light enough for a phone, for browsers that read no srcset", () => {
    expect(plainSource(whole, "webp")).toBe("/pictures/court-960.1a2b3c4d.webp");
  });
});

describe("the preload links of a picture", () => {
  test("fetch the files that the picture shows", () => {
    expect(preloadLinks(whole, [{ vw: 100 }])).toMatchObject([
      { imageSrcSet: sourceSet(whole, "avif"), imageSizes: "100vw", type: "image/avif" },
    ]);
  });

  test("fetch either the phone's crop or the whole picture, never both", () => {
    const [small, wide] = preloadLinks({ ...whole, phone }, [{ vw: 100 }]);
    expect(small).toMatchObject({
      imageSrcSet: sourceSet(phone, "avif"),
      media: "(max-width: 29.999rem)",
    });
    expect(wide).toMatchObject({
      imageSrcSet: sourceSet(whole, "avif"),
      media: "(min-width: 30rem)",
    });
  });
});

import { describe, expect, it } from "vitest";
import { type PictureSource, picturePreload, plainSource, sourceSet } from "./picture-sources.ts";

const whole: PictureSource = {
  file: "/pictures/court-{width}.1a2b3c4d.{format}",
  width: 1800,
  height: 1000,
  widths: [400, 960, 1800],
  tone: "terracotta",
  alt: "Court of red clay pavers in herringbone",
};
const phone = {
  file: "/pictures/court-phone-{width}.1a2b3c4d.{format}",
  width: 800,
  height: 1000,
  widths: [400, 800],
};

describe("the addresses of a picture", () => {
  it("offer every width in the format asked for", () => {
    expect(sourceSet(whole, "avif")).toBe(
      "/pictures/court-400.1a2b3c4d.avif 400w, /pictures/court-960.1a2b3c4d.avif 960w, /pictures/court-1800.1a2b3c4d.avif 1800w",
    );
  });

  it("give a browser that reads no srcset a file that is light enough for a phone", () => {
    expect(plainSource(whole, "webp")).toBe("/pictures/court-960.1a2b3c4d.webp");
  });
});

describe("preloading the first picture", () => {
  it("asks for the very files that the picture will show", () => {
    expect(picturePreload(whole, "100vw")).toMatchObject([
      { imageSrcSet: sourceSet(whole, "avif"), imageSizes: "100vw", type: "image/avif" },
    ]);
  });

  it("fetches either the phone's cut or the whole picture, never both", () => {
    const [small, wide] = picturePreload({ ...whole, phone }, "100vw");
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

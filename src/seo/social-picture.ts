import { type PictureName, pictures } from "virtual:pictures";
import { socialPictures } from "virtual:social-pictures";
import { socialPatternAlt } from "../content/interface/sections.ts";
import { absoluteUrl } from "./absolute-url.ts";

/** The preview picture of a shared link (src/build/social-pictures). Sizes are in px. */
export interface SocialPicture {
  url: string;
  alt: string;
  width: 1200;
  height: 630;
}

/**
 * The preview picture made from a picture of the page, or from a laying pattern without one.
 *
 * @throws Error if the build made none
 */
export function socialPictureOf(picture: PictureName | undefined): SocialPicture {
  const path = socialPictures[picture ?? "pattern"];
  if (path === undefined) {
    throw new Error(
      `Expected a social picture made from ${picture ?? "a pattern"}, got none: see src/build/social-pictures.`,
    );
  }
  const alt = picture === undefined ? socialPatternAlt : pictures[picture].alt;
  return { url: absoluteUrl(path), alt, width: 1200, height: 630 };
}

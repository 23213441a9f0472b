import { business } from "virtual:business";
import { type PictureName, pictures } from "virtual:pictures";
import { socialPictures } from "virtual:social-pictures";
import { socialPatternAlt } from "../content/interface/sections.ts";

/** The absolute URL of a path of the site, such as "/areas/sandton". */
export const absoluteUrl = (path: string) => `${business.origin}${path}`;

/** The preview picture made from a picture, or from a laying pattern. Throws an Error if the build made none. */
export function socialPictureOf(picture: PictureName | undefined) {
  const path = socialPictures[picture ?? "pattern"];
  if (path === undefined) {
    throw new Error(
      `Expected a social picture made from ${picture ?? "a pattern"}, got none: see src/build/pictures/social-pictures-plugin.ts.`,
    );
  }
  const alt = picture === undefined ? socialPatternAlt : pictures[picture].alt;
  return { url: absoluteUrl(path), alt, width: 1200, height: 630 };
}

import { socialPictures } from "virtual:social-pictures";
import type { PictureData } from "../content/pictures/picture.ts";
import { absoluteUrl } from "./absolute-url.ts";

/** What a shared link shows: a file of 1200 by 630 px (src/build/social-pictures). */
export interface SocialPicture {
  address: string;
  alt: string;
  width: 1200;
  height: 630;
}

/**
 * The picture for links to a page, made from the page's own, or from a laying pattern.
 *
 * @throws Error if none was made from that picture
 */
export function socialPicture(picture: PictureData | undefined): SocialPicture {
  const name = picture === undefined ? "pattern" : /([^/]+)-\{width\}/.exec(picture.file)?.[1];
  const path = socialPictures[name ?? ""];
  if (path === undefined) {
    throw new Error(`No picture for shared links is made from ${picture?.file ?? "a pattern"}.`);
  }
  const alt = picture?.alt ?? "Clay pavers laid in herringbone, above a course of upright bricks";
  return { address: absoluteUrl(path), alt, width: 1200, height: 630 };
}

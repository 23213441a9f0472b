import { type PictureName, pictures } from "virtual:pictures";
import { socialPictures } from "virtual:social-pictures";
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
export function socialPicture(picture: PictureName | undefined): SocialPicture {
  const name = picture ?? "pattern";
  const path = socialPictures[name];
  if (path === undefined) throw new Error(`No picture for shared links is made from ${name}.`);
  const alt =
    picture === undefined
      ? "Clay pavers laid in herringbone, above a course of upright bricks"
      : pictures[picture].alt;
  return { address: absoluteUrl(path), alt, width: 1200, height: 630 };
}

import { type PictureName, pictures } from "virtual:pictures";
import { pictureNamesIn } from "../../domain/pictures.ts";
import { illustrationLabel } from "./picture.css.ts";

const isPictureName = (value: unknown): value is PictureName =>
  typeof value === "string" && Object.hasOwn(pictures, value);

/** Whether this is the name of a picture that is an illustration. */
const isIllustration = (value: unknown) =>
  isPictureName(value) && pictures[value].kind === "illustration";

/** Whether content refers to an illustration in a `picture` or `pictures` property at any depth. */
export const showsIllustration = (content: unknown): boolean =>
  pictureNamesIn(content).some(isIllustration);

interface IllustrationLabelProps {
  picture: PictureName;
  children: string;
}

/**
 * Labels a picture as an illustration while it is one, so that nobody takes it for a finished project
 * (docs/specification.md#pictures). Its parent is positioned and begins with the picture.
 */
export const IllustrationLabel = ({ picture, children }: IllustrationLabelProps) =>
  isIllustration(picture) ? <span className={illustrationLabel}>{children}</span> : null;

import type { PictureName } from "virtual:pictures";
import { label } from "./illustration-label.css.ts";
import { isIllustration } from "./shows-illustration.ts";

export interface IllustrationLabelProps {
  picture: PictureName;
  children: string;
}

/**
 * Labels a picture as an illustration while it is one, so that nobody takes it for a finished project
 * (docs/specification.md#pictures). Its parent is positioned and begins with the picture.
 */
export const IllustrationLabel = ({ picture, children }: IllustrationLabelProps) =>
  isIllustration(picture) ? <span className={label}>{children}</span> : null;

import { type PictureName, pictures } from "virtual:pictures";
import { pictureNamesIn } from "../../domain/picture-names.ts";

const isPictureName = (value: unknown): value is PictureName =>
  typeof value === "string" && Object.hasOwn(pictures, value);

/** Whether this is the name of a picture that is an illustration. */
export const isIllustration = (value: unknown) =>
  isPictureName(value) && pictures[value].kind === "illustration";

/** Whether content refers to an illustration in a `picture` or `pictures` property at any depth. */
export const showsIllustration = (content: unknown): boolean =>
  pictureNamesIn(content).some(isIllustration);

import { type PictureName, pictures } from "virtual:pictures";

const isPictureName = (value: unknown): value is PictureName =>
  typeof value === "string" && Object.hasOwn(pictures, value);

/** Whether this is the name of a picture that is an illustration. */
export const isIllustration = (value: unknown) =>
  isPictureName(value) && pictures[value].kind === "illustration";

/** Whether content refers to an illustration in a `picture` or `pictures` property at any depth. */
export function showsIllustration(content: unknown): boolean {
  if (typeof content !== "object" || content === null) return false;
  return Object.entries(content).some(([key, value]) => {
    if (key === "picture" && isIllustration(value)) return true;
    if (key === "pictures" && Array.isArray(value)) return value.some(isIllustration);
    return showsIllustration(value);
  });
}

import { illustrationNote } from "../../content/pictures/illustration-note.ts";
import { pictureNote } from "./picture-note.css.ts";

/** Whether there is an illustration anywhere in a piece of content. */
function showsIllustration(content: unknown): boolean {
  if (typeof content !== "object" || content === null) return false;
  if ("kind" in content && content.kind === "illustration") return true;
  return Object.values(content).some(showsIllustration);
}

export interface PictureNoteProps {
  /** The content of the page. */
  page: object;
  /** What the note stands on. */
  ground?: "slab" | "light";
}

/** Says once a page that pictures are illustrations, as long as one of the page is. */
export function PictureNote({ page, ground = "slab" }: PictureNoteProps) {
  if (!showsIllustration(page)) return null;
  return <p className={pictureNote({ ground })}>{illustrationNote}</p>;
}

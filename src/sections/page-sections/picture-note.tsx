import { illustrationNote } from "../../content/pictures/illustration-note.ts";
import { showsIllustration } from "../../ui/picture/shows-illustration.ts";
import { pictureNote } from "./picture-note.css.ts";

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

import { illustrationNote } from "../../content/pictures/illustration-note.ts";
import { showsIllustration } from "../../ui/picture/illustration.tsx";
import { pictureNote } from "./picture-note.css.ts";

interface PictureNoteProps {
  page: object;
  /** What the note is written on. */
  background?: "slab" | "light";
}

/** Says once a page that its pictures are illustrations, if any is (docs/specification.md#pictures). */
export function PictureNote({ page, background = "slab" }: PictureNoteProps) {
  if (!showsIllustration(page)) return null;
  return <p className={pictureNote({ background })}>{illustrationNote}</p>;
}

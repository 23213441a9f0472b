import { createHash } from "node:crypto";

/** The file of a drawing below the site's root. */
export interface DrawingFile {
  readonly fileName: string;
  readonly source: string;
}

/** The file that holds this SVG document, named by its content. */
export function drawingFile(source: string): DrawingFile {
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
  return { fileName: `assets/drawing-${hash}.svg`, source };
}

import { contentHash } from "./content-hash.ts";

/** The file of a drawing below the site's root. */
export interface DrawingFile {
  readonly fileName: string;
  readonly source: string;
}

/** The file that holds this SVG document, named by its content. */
export function drawingFile(source: string): DrawingFile {
  return { fileName: `assets/drawing-${contentHash(source)}.svg`, source };
}

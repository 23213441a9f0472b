import { createHash } from "node:crypto";

/** Eight hexadecimal digits that change with the content of a file, for its name. */
export function contentHash(...inputs: (Buffer | object | string)[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) {
    hash.update(
      typeof input === "string" || Buffer.isBuffer(input) ? input : JSON.stringify(input),
    );
  }
  return hash.digest("hex").slice(0, 8);
}

/** The file below the site's root that holds this SVG document, named by its content. */
export const drawingFile = (source: string) => ({
  fileName: `assets/drawing-${contentHash(source)}.svg`,
  source,
});

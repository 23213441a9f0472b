/** An SVG document as a data URI for CSS `url("…")`, with double quotes. */
export const svgDataUri = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#<>"{}]/g, encodeURIComponent)}`;

/** The text of a JSON-LD script. `<` is escaped, so that no content can close the script. */
export const jsonLd = (things: readonly object[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");

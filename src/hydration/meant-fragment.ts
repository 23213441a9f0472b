/**
 * Removes from the URL's fragment what mail and message tools add to the end of a link (search params, punctuation,
 * words to highlight) and capital letters: ids of the site are small letters, digits and hyphens.
 */
export function correctFragment() {
  const { hash } = window.location;
  const meant = /^#[a-z][a-z\d-]*/i.exec(hash)?.[0].toLowerCase() ?? hash;
  if (meant !== hash) window.location.replace(meant);
}

/** What ids of the site that links lead to consist of. */
const id = /^#[a-z][a-z\d-]*/i;

/** Decodes a fragment, unless it has a percent sign that encodes nothing. */
function decoded(fragment: string) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Removes from the URL's fragment what mail and message tools add to the end of a link (search params, punctuation,
 * words to highlight) and capital letters: the page has no element of that name.
 */
export function correctFragment() {
  const { hash } = window.location;
  const meant = id.exec(decoded(hash))?.[0].toLowerCase() ?? hash;
  if (meant !== hash) window.location.replace(meant);
}

/**
 * Search params as the router handles them: decoded texts by name, and the raw query under a name that no param has. So
 * `{ ...previous, plan }` changes one param and leaves every other byte, which `stringifySearchWith` would not.
 */
type SearchParams = Record<string, unknown>;

const wholeQuery = "";

/** Reads a query such as "?plan=x&utm_id=007", with or without "?". */
export function parseSearch(query: string): Record<string, string> {
  const text = query.replace(/^\?/, "");
  // Of equal names, the last entry wins.
  const params = [...new URLSearchParams(text)].reverse();
  return { ...Object.fromEntries(params), ...(text && { [wholeQuery]: text }) };
}

/** Writes a query. Params of the original query stay as they were written; changed ones come last. */
export function stringifySearch({ [wholeQuery]: former = "", ...params }: SearchParams): string {
  const query = String(former);
  const before: SearchParams = parseSearch(query);
  const nameOf = (part: string) => [...new URLSearchParams(part).keys()][0] ?? wholeQuery;
  const kept = (query === "" ? [] : query.split("&")).filter((part) => {
    const name = nameOf(part);
    return name === wholeQuery || before[name] === params[name];
  });
  const changed = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || value === before[name] ? [] : [[name, String(value)]],
  );
  const parts = changed.length === 0 ? kept : [...kept, String(new URLSearchParams(changed))];
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

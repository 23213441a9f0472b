import { keptInRequest } from "../../content/interface/keep.ts";

/** The kept list in a request, which names at most as many as `limit` characters hold. */
export function keptText(names: readonly string[], limit: number): string {
  const textOf = (count: number) =>
    keptInRequest(names.slice(0, count).join("; "), names.length - count);
  let count = names.length;
  while (count > 1 && textOf(count).length > limit) count -= 1;
  return textOf(count).slice(0, limit);
}

import { isSample, keptInRequest, samplesInRequest } from "../../content/interface/keep.ts";

/** The kept list in a request, which names at most as many as `limit` characters hold; samples come first. */
export function keptText(names: readonly string[], limit: number): string {
  const samples = names.filter(isSample);
  const others = names.filter((name) => !isSample(name));
  const textOf = (count: number) =>
    [
      ...(samples.length === 0 ? [] : [samplesInRequest(samples)]),
      ...(others.length === 0
        ? []
        : [keptInRequest(others.slice(0, count).join("; "), others.length - count)]),
    ].join("\n");
  let count = others.length;
  while (count > 1 && textOf(count).length > limit) count -= 1;
  return textOf(count).slice(0, limit);
}

import { keptInRequest, samplePrefix, samplesInRequest } from "../../content/interface/keep.ts";

/** The name of a sample of a paver in the kept list. */
export const sampleOf = (paver: string): string => `${samplePrefix}${paver}`;
export const isSample = (name: string): boolean => name.startsWith(samplePrefix);

/** The kept list in a request, which names at most as many as `limit` characters hold; samples come first. */
export function keptText(names: readonly string[], limit: number): string {
  const samples = names.filter(isSample).map((name) => name.slice(samplePrefix.length));
  const others = names.filter((name) => !isSample(name));
  const textOf = (count: number) =>
    [
      ...(samples.length === 0 ? [] : [samplesInRequest(samples.join("; "))]),
      ...(others.length === 0
        ? []
        : [keptInRequest(others.slice(0, count).join("; "), others.length - count)]),
    ].join("\n");
  let count = others.length;
  while (count > 1 && textOf(count).length > limit) count -= 1;
  return textOf(count).slice(0, limit);
}

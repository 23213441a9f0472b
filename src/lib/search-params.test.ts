import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./search-params.ts";

const campaign =
  "utm_id=120212345678901234&utm_content=662E41&a=a%20b&n=007&t=true&j=%7B%7D&e&x=1&x=2";

describe("search params", () => {
  test("are texts, whatever they look like", () => {
    expect(parseSearch(`?${campaign}`)).toMatchObject({
      utm_id: "120212345678901234",
      utm_content: "662E41",
      a: "a b",
      n: "007",
      t: "true",
      x: "1",
    });
    expect(parseSearch("")).toEqual({});
  });

  test.each([`?${campaign}`, "?a=1&&b=%FF&__proto__=1&=x", ""])("leave %j as it is", (query) => {
    expect(stringifySearch(parseSearch(query))).toBe(query);
  });

  test("change one and leave every other byte", () => {
    const before = parseSearch(`?${campaign}&category=patio&gclid=%41+b`);
    expect(stringifySearch({ ...before, category: "pool area" })).toBe(
      `?${campaign}&gclid=%41+b&category=pool+area`,
    );
    expect(stringifySearch({ ...before, category: undefined })).toBe(`?${campaign}&gclid=%41+b`);
    const { category, ...others } = before;
    expect(stringifySearch(others)).toBe(`?${campaign}&gclid=%41+b`);
  });

  test("start anew without a former query", () => {
    expect(stringifySearch({ area: "Rivonia, Sandton", plan: undefined })).toBe(
      "?area=Rivonia%2C+Sandton",
    );
    expect(stringifySearch({})).toBe("");
  });

  test("are read back as they were written, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (plan) => {
        const query = stringifySearch({ ...parseSearch(`?${campaign}`), plan });
        expect(query.startsWith(`?${campaign}&plan=`)).toBe(true);
        expect(parseSearch(query).plan).toBe(plan);
      }),
    );
  });
});

import { isValidElement } from "react";
import { expect, test } from "vitest";
import { keepTogether } from "./text.tsx";

test("text with a quantity is one element, which another text replaces", () => {
  const keyOf = (text: string) => {
    const kept = keepTogether(text);
    return isValidElement(kept) ? kept.key : undefined;
  };
  expect(keyOf("A patio of 40 m², laid in 3 days.")).toBeTypeOf("string");
  expect(keyOf("A patio of 40 m².")).not.toBe(keyOf("A patio of 50 m²."));
});

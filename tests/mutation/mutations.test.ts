import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mutations } from "./mutations.mjs";

test.each(mutations)(
  "$breaks: the place that is broken for it is there, once",
  ({ file, from }) => {
    expect(readFileSync(file, "utf8").split(from)).toHaveLength(2);
  },
);

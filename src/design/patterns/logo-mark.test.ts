import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { palette } from "../tokens.ts";
import { logoMark } from "./logo-mark.ts";

const favicon = readFileSync(new URL("../../../public/favicon.svg", import.meta.url), "utf8");

test("the icon in the browser's tab is the mark of the header", () => {
  const { viewBox, bricks } = logoMark();
  expect(favicon).toContain(`viewBox="${viewBox}"`);
  expect([...favicon.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)).toEqual([bricks.join("")]);
});

test("the icon shows on light and on dark browser frames", () => {
  expect(favicon).toContain(`fill: ${palette.light.action}`);
  expect(favicon).toMatch(
    new RegExp(`prefers-color-scheme: dark[^}]+fill: ${palette.dark.action}`),
  );
});

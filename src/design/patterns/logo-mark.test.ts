import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { palette } from "../tokens.ts";
import { logoMark } from "./logo-mark.ts";

const favicon = readFileSync(new URL("../../../public/favicon.svg", import.meta.url), "utf8");

test("favicon: is the logo mark of the header", () => {
  const { viewBox, bricks } = logoMark();
  expect(favicon).toContain(`viewBox="${viewBox}"`);
  expect([...favicon.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)).toEqual([bricks.join("")]);
});

test("favicon: adapts to light and dark browser frames", () => {
  const message = (scheme: "light" | "dark") =>
    `public/favicon.svg: Expected fill: ${palette[scheme].action} for ${scheme} frames, as \`action\` in src/design/tokens.ts`;
  expect(favicon, message("light")).toContain(`path { fill: ${palette.light.action}`);
  expect(favicon, message("dark")).toMatch(
    new RegExp(`prefers-color-scheme: dark[^}]+fill: ${palette.dark.action}`),
  );
});

import { expect, test } from "vitest";
import { checkContent, readContent } from "./check-content.ts";

const contentModules = await readContent();

test("Every page's content is complete", () => {
  expect(Object.keys(contentModules).length).toBeGreaterThanOrEqual(40);
  expect(() => checkContent(contentModules)).not.toThrow();
});

const broken = (path: string, change: object) => {
  const exports = contentModules[path];
  const page = Object.values(exports ?? {})[0];
  return { [path]: { page: { ...page, ...change } } };
};

test.each([
  [
    "a title that is too long",
    { meta: { title: "x".repeat(61), description: "y".repeat(130) } },
    /centurion\.ts, meta\.title: a title of at most 60/,
  ],
  [
    "a description that is too short",
    { meta: { title: "x", description: "y" } },
    /centurion\.ts, meta\.description: a description of 120 to 160/,
  ],
  [
    "a slug that is no area",
    { slug: "atlantis" },
    /centurion\.ts, slug: .*atlantis.* is no area; one of alberton,/,
  ],
  [
    "a picture that is still a name",
    { hero: { lead: "z", picture: "no-such" } },
    /centurion\.ts, hero\.picture: "no-such" is still a name/,
  ],
  ["an unknown part", { colour: "red" }, /centurion\.ts, colour: there is no such setting/],
  ["a missing part", { strip: undefined }, /centurion\.ts, strip: a list is wanted/],
  ["a missing text", { hero: { picture: {} } }, /centurion\.ts, hero\.lead: /],
])("%s stops the build with the file's name and what is wanted", (_mistake, change, wanted) => {
  expect(() => checkContent(broken("./areas/centurion.ts", change))).toThrow(wanted);
});

test("A file that exports two pages is refused", () => {
  expect(() => checkContent({ "./home.ts": { one: {}, two: {} } })).toThrow(/home\.ts/);
});

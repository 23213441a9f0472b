import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { changingTextsIn } from "../support/changing-texts.ts";

describe("text that can change is alone in its element", () => {
  const components = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => join("src", file))
    // A head has no text nodes that a translator finds.
    .filter((file) => /(?<!\.examples)\.tsx$/.test(file) && !file.startsWith("src/seo"));

  test("in every component", () => {
    const found = components.flatMap((file) =>
      changingTextsIn(readFileSync(file, "utf8")).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    [
      "{a ? 'Reading' : null}{b ? 'Saving' : null}",
      ["{a ? 'Reading' : null}", "{b ? 'Saving' : null}"],
    ],
    ["<Icon /> {count(a)}", ["{count(a)}"]],
    ["Keep<span> {a}</span>", ["{a}"]],
    ["{label} {url(a)}", ["{url(a)}"]],
    ["<b>{a}</b> <i>{join(a, b)}</i>", []],
    ["<Icon /> {label} {texts.label}", []],
    ["{a ? <Icon /> : null} {a && <b>{b}</b>}", []],
    ["<p key={a}>{a} <Icon /></p>", []],
    ["<p key={b}>{a} <Icon /></p>", ["{a}"]],
  ])("finds in %j: %j", (content, found) => {
    expect(changingTextsIn(`const C = ({ a, b }) => <p>${content}</p>;`)).toEqual(found);
  });
});

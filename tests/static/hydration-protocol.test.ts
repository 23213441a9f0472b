import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  attribute,
  bootstrapAttribute,
  islandEvent,
  siteAttribute,
} from "#src/hydration/protocol.ts";

const protocolFile = join("src", "hydration", "protocol.ts");
const attributes = [attribute, bootstrapAttribute, siteAttribute].flatMap((names) =>
  Object.values(names),
);
/** As a property of `dataset`: "data-two-words" is `dataset.twoWords`. */
const properties = attributes.map((name) =>
  name.replace(/^data-/, "").replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
);
const strings = [...attributes, ...Object.values(islandEvent)];
/** Whole names only: one may begin with another. */
const spelled = new RegExp(
  `(${strings.join("|")})(?![\\w-])|\\bdataset\\.(${properties.join("|")})\\b`,
);

const sourceFiles = ["src", "machines", "tests", "bench", "examples"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("node_modules"))
    .map((file) => join(folder, file)),
);

test("hydration protocol: its attributes and events are spelled in protocol.ts alone", () => {
  expect(sourceFiles).toContain(protocolFile);
  const others = sourceFiles.filter(
    (file) => file !== protocolFile && spelled.test(readFileSync(file, "utf8")),
  );
  expect(others, "Import the name from src/hydration/protocol.ts instead.").toEqual([]);
});

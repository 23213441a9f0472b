import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";

/** What `npm run check:content` prints in a copy of the project in which a text was replaced. */
async function checkWith(file: string, before: string, after: string) {
  const copy = await mkdtemp(join(tmpdir(), "content-"));
  onTestFinished(() => rm(copy, { recursive: true }));
  for (const folder of [
    "src/build",
    "src/content",
    "src/content-schema",
    "src/design",
    "src/domain",
    "src/lib",
    "src/planner/domain",
    "src/sections/blocks",
  ]) {
    await cp(folder, join(copy, folder), { recursive: true });
  }
  await cp("package.json", join(copy, "package.json"));
  await symlink(resolve("node_modules"), join(copy, "node_modules"));
  const content = await readFile(join(copy, file), "utf8");
  await writeFile(join(copy, file), content.replace(before, after));
  const script = ["src/build/check-content.mjs"];
  const { stderr, status } = spawnSync(process.execPath, script, { cwd: copy, encoding: "utf8" });
  return { lines: stderr.trimEnd().split("\n"), status };
}

describe("npm run check:content", () => {
  test.each([
    [
      "a missing comma",
      "src/content/faq.ts",
      'id: "timeline",',
      'id: "timeline"',
      /^ {2}src\/content\/faq\.ts, line \d+: Expected a comma, .*\.$/,
    ],
    [
      "curly quotation marks around a text",
      "src/content/about.ts",
      'heading: "',
      "heading: “",
      /^ {2}src\/content\/about\.ts, line \d+: Expected straight quotation marks .*\.$/,
    ],
    [
      "a text without quotation marks",
      "src/content/areas/suburb-names.ts",
      "alberton: [",
      "alberton: [ Elandsvlei,",
      /^ {2}src\/content\/areas\/suburb-names\.ts, line \d+: Elandsvlei is not defined\. A text needs quotation marks .*\.$/,
    ],
    [
      "a price in words",
      "src/content/figures.ts",
      "from: ",
      'from: "R 1" + ',
      /^ {2}src\/content\/figures\.ts, pricesPerSquareMetre\.basic\.from: Expected whole rand .*, got "R 1\d+"\.$/,
    ],
  ])(
    "tells %s in one sentence, without a stack trace",
    async (_, file, before, after, sentence) => {
      const { lines, status } = await checkWith(file, before, after);
      expect(lines).toEqual(["The content has mistakes (1):", expect.stringMatching(sentence)]);
      expect(status).toBe(1);
    },
  );
});

import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { crossSectionPlugin } from "./cross-section-plugin.ts";

test("cross-sections: every URL names a file that the build wrote", async () => {
  const root = await mkdtemp(join(tmpdir(), "cross-sections-"));
  const entry = "virtual:cross-sections";
  const options = { input: entry, output: { entryFileNames: "entry.js" } };
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [crossSectionPlugin()],
    build: {
      minify: false,
      rolldownOptions: { ...options, preserveEntrySignatures: "strict" },
    },
  });
  const { crossSectionPictures } = await import(join(root, "dist/entry.js"));
  const files = (await readdir(join(root, "dist/assets"))).map((file) => `/assets/${file}`);
  await rm(root, { recursive: true });

  const named = JSON.stringify(crossSectionPictures).match(/\/assets\/[^"]+/g);
  expect(new Set(named)).toEqual(new Set(files));
  expect(files.length).toBeGreaterThan(6);
});

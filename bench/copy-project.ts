import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const root = process.cwd();
const left = new Set([".git", "node_modules", "dist", "data", "scenes", "bench", "test-results"]);

/** A copy of the project to change at will, with the pictures that are encoded already. */
export function copyProject(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "bench-copy-"));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !left.has(relative(root, path).split("/")[0] ?? ""),
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The program that builds and serves the site, and the Node that the benchmark was called with. */
export const siteNode = process.env.SITE_NODE ?? process.execPath;
export const vite = join(root, "node_modules/vite/bin/vite.js");

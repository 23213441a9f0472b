import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const root = process.cwd();
const excluded = new Set([".git", "node_modules", "dist", "data", "scenes", "test-results"]);

/**
 * Copies the project to a temporary folder, with the encoded pictures of .cache and a link to
 * node_modules.
 */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !excluded.has(relative(root, path).split("/")[0] ?? ""),
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

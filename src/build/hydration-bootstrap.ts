import { readFile } from "node:fs/promises";
import { minify } from "vite";

/** The late loader (late-loader.js) as one line, ready to stand in a page. */
export async function lateLoader(): Promise<string> {
  const file = new URL("../hydration/bootstrap.js", import.meta.url);
  const { code } = await minify("late-loader.js", await readFile(file, "utf8"), { compress: true });
  return code.trim();
}

import { expect, test } from "vitest";
import { styleNames } from "./style-names.ts";

test("style names: are short, and differ between styles and files", () => {
  const nameOf = styleNames("src");
  const names = [
    ["src/design/theme.css.ts", "1ywn0e0"],
    ["src/design/theme.css.ts", "1ywn0e1"],
    ["src/design/theme.css.ts", "1ywn0e1a"],
    ["src/ui/button/button.css.ts", "_5fe0"],
    ["src/ui/button/button.css.ts", "_5fe1a"],
  ].map(([filePath = "", hash = ""]) => nameOf({ filePath, hash }));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z\d]{2,3}$/);
});

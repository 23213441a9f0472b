import { createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { layers } from "./cascade-layers.css.ts";
import { moreContrast, palette } from "./tokens.ts";

const variableName = (role: string) => `brand-${role}`;

/** The colours by role as CSS variables, such as `--brand-ink`. */
export const colour = createGlobalThemeContract(palette.light, (_hue, [role = ""]) =>
  variableName(role),
);

createGlobalTheme(":root", colour, { "@layer": layers.base, ...palette.light });

export const asVariables = (colours: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(colours).map(([role, hue]) => [`--${variableName(role)}`, hue]),
  );

globalStyle(":root", {
  "@layer": {
    [layers.base]: {
      colorScheme: "light dark",
      "@media": {
        "(prefers-contrast: more)": { vars: asVariables(moreContrast.light) },
        "(prefers-color-scheme: dark)": { vars: asVariables(palette.dark) },
        "(prefers-color-scheme: dark) and (prefers-contrast: more)": {
          vars: asVariables(moreContrast.dark),
        },
      },
    },
  },
});

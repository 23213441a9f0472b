import {
  type GlobalStyleRule,
  globalLayer,
  globalStyle,
  type StyleRule,
} from "@vanilla-extract/css";

/** Cascade layers, weakest first, so that the order of the files in the bundle does not matter. */
export const layers = {
  base: globalLayer("base"),
  ui: globalLayer("ui"),
  page: globalLayer("page"),
};

/** A rule in the layer of the design-system components. */
export const inUi = (rule: StyleRule): StyleRule => ({ "@layer": { [layers.ui]: rule } });

/** A rule in the layer of sections, features and pages. */
export const inPage = (rule: StyleRule): StyleRule => ({ "@layer": { [layers.page]: rule } });

/** Applies a rule in the layer of the design-system components to whatever the selector matches. */
export const globalInUi = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { "@layer": { [layers.ui]: rule } });

/** The same in the layer of sections, features and pages. */
export const globalInPage = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { "@layer": { [layers.page]: rule } });

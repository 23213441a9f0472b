import { globalLayer, type StyleRule } from "@vanilla-extract/css";

/**
 * Cascade layers, weakest first: a page's own arrangement wins over a part, a part over the base,
 * whatever order the bundler puts the files in.
 */
export const layers = {
  base: globalLayer("base"),
  ui: globalLayer("ui"),
  page: globalLayer("page"),
};

/** A rule in the layer of the small parts. */
export const inUi = (rule: StyleRule): StyleRule => ({ "@layer": { [layers.ui]: rule } });

/** A rule in the layer of sections, features and pages. */
export const inPage = (rule: StyleRule): StyleRule => ({ "@layer": { [layers.page]: rule } });

import {
  type GlobalStyleRule,
  globalLayer,
  globalStyle,
  type StyleRule,
  style,
} from "@vanilla-extract/css";

/** Cascade layers, weakest first, so that the order of the files in the bundle does not matter. */
export const layers = {
  base: globalLayer("base"),
  ui: globalLayer("ui"),
  page: globalLayer("page"),
};

type Layer = (typeof layers)[keyof typeof layers];

const inLayer = (layer: Layer) => (rule: StyleRule) => ({ "@layer": { [layer]: rule } });

/** vanilla-extract's `style`, in a layer: a rule, or a list of classes and rules. */
const styleIn = (layer: Layer) => (rule: StyleRule | (StyleRule | string)[]) =>
  style(
    Array.isArray(rule)
      ? rule.map((each) => (typeof each === "string" ? each : inLayer(layer)(each)))
      : inLayer(layer)(rule),
  );

const globalStyleIn = (layer: Layer) => (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@layer": { [layer]: rule } });

/** A rule of a recipe, in the layer of the design-system components. */
export const inUi = inLayer(layers.ui);

/** A rule of a recipe, in the layer of sections, features and pages. */
export const inPage = inLayer(layers.page);

/** The class of a rule in the layer of the design-system components. */
export const uiStyle = styleIn(layers.ui);

/** The class of a rule in the layer of sections, features and pages. */
export const pageStyle = styleIn(layers.page);

/** Applies a rule in the layer of the design-system components to whatever the selector matches. */
export const globalUiStyle = globalStyleIn(layers.ui);

/** The same in the layer of sections, features and pages. */
export const globalPageStyle = globalStyleIn(layers.page);

import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Ignores the `types` of a machine: XState's `setup` reads nothing from them when it runs. */
const ignoreTypes = {
  shouldIgnore(path) {
    return path.isObjectProperty() && path.node.key.name === "types"
      ? "types of a machine exist for the compiler alone"
      : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, "types", ignoreTypes)];

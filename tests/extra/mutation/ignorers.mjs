import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Ignores the `types` of a machine: XState's `setup` reads nothing from them when it runs. */
const ignoreTypes = {
  shouldIgnore(path) {
    return path.isObjectProperty() && path.node.key.name === "types"
      ? "types of a machine exist for the compiler alone"
      : undefined;
  },
};

const partsOfTables = [
  "ArrayExpression",
  "ObjectExpression",
  "ObjectProperty",
  "TSAsExpression",
  "TSSatisfiesExpression",
];

/** Ignores names and lists in a table of a module, such as which areas border on which: they are data. */
const ignoreTables = {
  shouldIgnore(path) {
    if (!(path.isStringLiteral() || partsOfTables.includes(path.type))) return undefined;
    const owner = path.findParent(({ type }) => !partsOfTables.includes(type));
    return owner?.isVariableDeclarator() && owner.getFunctionParent() === null
      ? "a table is data"
      : undefined;
  },
};

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "types", ignoreTypes),
  declareValuePlugin(PluginKind.Ignore, "tables", ignoreTables),
];

import type { Plugin, Rolldown } from "vite";

/**
 * The hooks with which a plugin provides a module that is not a file, such as "virtual:business". It exports `name`,
 * with what `readValue` returns, as JSON can hold it.
 */
export function virtualModule(
  id: string,
  name: string,
  readValue: (context: Rolldown.PluginContext) => unknown,
): Pick<Plugin, "resolveId" | "load"> {
  // By convention, other plugins ignore an id that starts with a null byte.
  const resolvedId = `\0${id}`;
  return {
    resolveId(source) {
      return source === id ? resolvedId : undefined;
    },
    async load(loadedId) {
      if (loadedId !== resolvedId) return undefined;
      return `export const ${name} = ${JSON.stringify(await readValue(this))};`;
    },
  };
}

import { fileURLToPath } from "node:url";
import { build } from "vite";
import { browserTargets } from "./browser-targets.ts";

const entry = fileURLToPath(new URL("../bootstrap.ts", import.meta.url));

/** The hydration bootstrap as one minified script, ready to be inlined into a page. */
export async function compileBootstrap(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "silent",
    build: {
      target: browserTargets,
      write: false,
      lib: { entry, formats: ["iife"], name: "bootstrap" },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !("output" in output)) {
    throw new Error(`Expected ${entry} to compile to one script, got no output.`);
  }
  return output.output[0].code.trim();
}

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, runnerImport } from "vite";

/*
 * `npm run check:content`: checks everything that an owner edits without building the site, and prints
 * one sentence per mistake. The build runs it first, so that no mistake shows as a stack trace.
 */

const folder = "src/content";

const lineAt = (text, offset) => text.slice(0, offset).split("\n").length;

/** Says why the parser fails at a character, for somebody who does not program. */
function explainSyntax(text, offset, message) {
  const line = text.split("\n")[lineAt(text, offset) - 1] ?? "";
  if (/[“”„]/.test(line) && !/["'`].*[“”„].*["'`]/.test(line)) {
    return 'Expected straight quotation marks (") around a text, got curly ones (“ ”)';
  }
  if (/Unterminated string/i.test(message)) {
    return 'Expected a quotation mark (") at the end of the text';
  }
  if (/Expected `,`/.test(message)) {
    return "Expected a comma, or a quotation mark, before this line or in it";
  }
  if (/Unexpected token|Unterminated|Expected `[\])}]`/.test(message)) {
    return "Expected each bracket and each quotation mark to have its partner, and a comma after each entry";
  }
  return message;
}

function findSyntaxMistakes() {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .flatMap((name) => {
      const file = `${folder}/${name.replaceAll("\\", "/")}`;
      const text = readFileSync(file, "utf8");
      const [error] = parseSync(file, text).errors;
      if (error === undefined) return [];
      const offset = error.labels[0]?.start ?? 0;
      return [
        `${file}, line ${lineAt(text, offset)}: ${explainSyntax(text, offset, error.message)}`,
      ];
    });
}

/** Says where in the content an error was thrown, such as a name that does not exist. */
function describeError(error) {
  const [, path, line] =
    /([^\s(]*\/src\/content\/[^:?]+)[^:]*:(\d+):\d+/.exec(error.stack ?? "") ?? [];
  if (path === undefined) return error.message;
  const file = path.startsWith("file:") ? fileURLToPath(path) : path;
  const unknown = / is not defined$/.test(error.message)
    ? '. A text needs quotation marks ("), and a name from another file an import'
    : "";
  return `${relative(process.cwd(), file)}, line ${line}: ${error.message}${unknown}`;
}

async function findWrongValues() {
  try {
    const options = { configFile: false, logLevel: "silent", server: { hmr: false } };
    const { module } = await runnerImport("./src/build/find-content-mistakes.ts", options);
    return module.contentMistakes;
  } catch (error) {
    return [describeError(error)];
  }
}

/** Mistakes that only the type checker finds, such as a renamed label. `npm run check` removes an unused import. */
function findTypeMistakes() {
  const compiler = fileURLToPath(
    new URL("bin/tsc", import.meta.resolve("typescript/package.json")),
  );
  const options = [
    "--incremental",
    "--tsBuildInfoFile",
    ".cache/types.tsbuildinfo",
    "--pretty",
    "false",
  ];
  const { stdout, status } = spawnSync(process.execPath, [compiler, ...options], {
    encoding: "utf8",
  });
  const found = Array.from(
    stdout.matchAll(/^(\S[^(\n]*)\((\d+),\d+\): error (TS\d+): (.*)$/gm),
    ([, file, line, code, message]) => ({ file, line, code, message }),
  );
  if (status !== 0 && found.length === 0) return [stdout.trim()];
  const unused = ["TS6133", "TS6192"];
  return (
    found
      .filter(({ file, code }) => !(file.startsWith(`${folder}/`) && unused.includes(code)))
      // One mistake in a content file breaks every file that uses it.
      .filter(
        ({ message }, index, all) => all.findIndex((one) => one.message === message) === index,
      )
      .map(({ file, line, message }) => `${file}, line ${line}: ${message}`)
  );
}

let mistakes = findSyntaxMistakes();
if (mistakes.length === 0) mistakes = await findWrongValues();
if (mistakes.length === 0) mistakes = findTypeMistakes();
if (mistakes.length > 0) {
  console.error(`The content has mistakes (${mistakes.length}):`);
  for (const mistake of mistakes) console.error(`  ${mistake}${/[.?]$/.test(mistake) ? "" : "."}`);
  process.exitCode = 1;
}

import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

/** One import, export-from, import() or import.meta.glob, and what it leads to. */
export interface Import {
  /** The file it stands in, from the top of the project. */
  readonly from: string;
  /** The file it leads to, from the top of the project; or the name of a package. */
  readonly to: string;
  /** Where it lies in the project, as opposed to a package. */
  readonly isFile: boolean;
  /** True when nothing of it is left after the types are taken away. */
  readonly isType: boolean;
}

export interface SourceFile {
  readonly path: string;
  readonly imports: readonly Import[];
  readonly hasDefaultExport: boolean;
}

/** package.json#imports: "#src/x.ts" is src/x.ts. */
const target = (from: string, request: string) => {
  if (request.startsWith("#")) return { to: request.slice(1), isFile: true };
  if (request.startsWith(".")) {
    return { to: posix.normalize(posix.join(posix.dirname(from), request)), isFile: true };
  }
  return { to: request, isFile: false };
};

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Every node of a syntax tree. */
function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each);
  else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) if (isNode(child)) yield* nodesOf(child);
  }
}

const textsIn = (value: unknown) =>
  [...nodesOf(value)].flatMap(({ type, value: text }) =>
    type === "Literal" && typeof text === "string" ? [text] : [],
  );

/** Stands for what an import() leads to that is known only when it runs. */
const computed = "something computed";

/** import(), import types and import.meta.glob: what the list of modules does not name. */
function* requestsInside(program: unknown): Generator<{ request: string; isType: boolean }> {
  for (const node of nodesOf(program)) {
    if (node.type === "ImportExpression" || node.type === "TSImportType") {
      const isType = node.type === "TSImportType";
      const request = isNode(node.source) ? node.source.value : undefined;
      yield { request: typeof request === "string" ? request : computed, isType };
    }
    const { callee } = node;
    if (node.type !== "CallExpression" || !isNode(callee) || !isNode(callee.property)) continue;
    const isGlob = isNode(callee.object) && callee.object.type === "MetaProperty";
    if (!isGlob || callee.property.name !== "glob") continue;
    const [patterns] = Array.isArray(node.arguments) ? node.arguments : [];
    for (const request of textsIn(patterns)) {
      if (!request.startsWith("!")) yield { request, isType: false };
    }
  }
}

/**
 * Reads what a file imports and exports.
 *
 * @param path - from the top of the project
 * @throws Error where the file is no TypeScript
 */
export function readSource(path: string, code: string): SourceFile {
  const { module, program, errors } = parseSync(path, code);
  const [mistake] = errors;
  if (mistake !== undefined) throw new Error(`${path} cannot be read: ${mistake.message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const requests = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...exported.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null ? [] : [{ request: moduleRequest.value, isType }],
    ),
    ...requestsInside(program),
  ];
  return {
    path,
    imports: requests.map(({ request, isType }) => ({
      from: path,
      ...target(path, request),
      isType,
    })),
    hasDefaultExport: exported.some(
      ({ exportName: { kind, name } }) => kind === "Default" || name === "default",
    ),
  };
}

/** Tests may import anything; nobody imports them. */
export const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path);

/** Every file of the given folders that holds code. */
export function readSources(folders: readonly string[]): readonly SourceFile[] {
  const paths = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.(ts|tsx|js|jsx|mts|mjs)$/.test(path));
  // The generated route tree alone leaves the endings out.
  const withEnding = (path: string) => paths.find((each) => each === `${path}.tsx`) ?? path;
  return paths
    .map((path) => readSource(path, readFileSync(path, "utf8")))
    .map(({ imports, ...source }) => ({
      ...source,
      imports: imports.map((each) => ({ ...each, to: withEnding(each.to) })),
    }));
}

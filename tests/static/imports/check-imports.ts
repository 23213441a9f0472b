import { entryFiles, exceptions, rooms } from "./import-table.ts";
import { type Import, isTest, type SourceFile } from "./read-imports.ts";

/** The room that a file stands in; undefined where there is none. */
export function roomOf(path: string): string | undefined {
  if (entryFiles.includes(path)) return "entries";
  return Object.keys(rooms).find(
    (name) => name !== "entries" && path.startsWith(rooms[name]?.folder ?? "?"),
  );
}

const isBelow = (name: string, allowed: string) =>
  name === allowed || name.startsWith(allowed.endsWith(":") ? allowed : `${allowed}/`);

function isAllowed({ from, to, isFile, isType }: Import): boolean {
  const name = roomOf(from);
  const room = name === undefined ? undefined : rooms[name];
  if (room === undefined) return false;
  if (exceptions.some((each) => each.from.test(from) && each.to.test(to))) return true;
  if (!isFile) return room.packages.some((allowed) => isBelow(to, allowed));
  const wanted = roomOf(to);
  if (wanted === undefined) return false;
  return (
    wanted === name || room.rooms.includes(wanted) || (isType && !!room.types?.includes(wanted))
  );
}

const listed = (names: readonly string[]) => (names.length === 0 ? "nothing" : names.join(", "));

function sentence({ from, to, isFile }: Import): string {
  const name = roomOf(from) ?? "";
  const room = rooms[name];
  if (room === undefined)
    return `${from} stands in no room: see tests/static/imports/import-table.ts.`;
  const types = room.types === undefined ? "" : `, and types of ${listed(room.types)}`;
  const may = isFile
    ? `the room ${name} may import from ${listed([name, ...room.rooms])}${types}`
    : `the room ${name} may import the packages ${listed(room.packages)}`;
  return `${from} imports ${to}: ${may}. The table stands in tests/static/imports/import-table.ts.`;
}

/** A sentence for every import that the table does not allow. */
export function forbiddenImports(sources: readonly SourceFile[]): readonly string[] {
  return sources.flatMap(({ path, imports }) =>
    isTest(path)
      ? []
      : imports.flatMap((each) => {
          if (isTest(each.to)) return [`${path} imports ${each.to}: nobody imports tests.`];
          return isAllowed(each) ? [] : [sentence(each)];
        }),
  );
}

/** A sentence for every circle of files that import one another, types included. */
export function importCycles(sources: readonly SourceFile[]): readonly string[] {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      cycles.push(`In a circle: ${[...trail.slice(start), path].join(" imports ")}.`);
      return;
    }
    if (done.has(path)) return;
    for (const { to } of importsOf.get(path) ?? []) visit(to, [...trail, path]);
    done.add(path);
  };
  for (const { path } of sources) visit(path, []);
  return cycles;
}

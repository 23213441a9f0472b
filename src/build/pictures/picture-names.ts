import { parseSync, Visitor } from "vite";

/** A picture's name in the source of a content file: where the literal begins and ends. */
export interface NamedPicture {
  name: string;
  start: number;
  end: number;
}

/**
 * Finds the pictures that a content file names: every quoted value of a property `picture`, and
 * every quoted entry of a property `pictures`.
 */
export function findPictureNames(file: string, code: string): NamedPicture[] {
  const found: NamedPicture[] = [];
  const { program } = parseSync(file, code, { lang: "ts" });
  new Visitor({
    Property({ key, value }) {
      const property = key.type === "Identifier" ? key.name : key.type === "Literal" && key.value;
      const values =
        property === "picture"
          ? [value]
          : property === "pictures" && value.type === "ArrayExpression"
            ? value.elements
            : [];
      for (const node of values) {
        if (node?.type === "Literal" && typeof node.value === "string") {
          found.push({ name: node.value, start: node.start, end: node.end });
        }
      }
    },
  }).visit(program);
  return found;
}

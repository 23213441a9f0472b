import * as v from "valibot";
import { areaPage, categoryPage, servicePage } from "./schema.ts";

/**
 * Makes a function that checks one kind of content against its schema. It runs while pages are
 * prerendered and in tests; in the visitor's browser the content has been checked already, so the
 * schema and Valibot stay out of the bundle.
 *
 * @throws Error with the kind, the name of the entry, the place in it and what is wanted there.
 */
export function defining<const Schema extends v.GenericSchema>(
  kind: string,
  schema: Schema,
  nameOf: (content: v.InferInput<Schema>) => string,
) {
  return (content: v.InferInput<Schema>): v.InferOutput<Schema> => {
    // Not checked again here: the same content passed the schema when the page was prerendered.
    if (!import.meta.env.SSR) return content as v.InferOutput<Schema>;
    const result = v.safeParse(schema, content);
    if (result.success) return result.output;
    const mistakes = result.issues.map(
      (issue) => `  ${v.getDotPath(issue) ?? "(the whole)"}: ${issue.message}`,
    );
    throw new Error(
      `The ${kind} "${nameOf(content)}" in src/content needs mending:\n${mistakes.join("\n")}`,
    );
  };
}

export const defineCategory = defining("category page", categoryPage, (page) => page.slug);
export const defineService = defining("service page", servicePage, (page) => page.slug);
export const defineArea = defining("local page", areaPage, (page) => page.slug);

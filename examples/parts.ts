import type { Part } from "./example.ts";

/** The layers of src, whose examples are beside their components. */
export const layers = ["design", "ui", "sections", "features", "routes"] as const;

const modules = import.meta.glob<Part>(["../src/**/*.examples.tsx"], {
  eager: true,
  import: "part",
});

/** A part with the path of its page and its layer. */
export interface ListedPart extends Part {
  /** Made of layer and file: src/ui/button/button.examples.tsx is at /ui/button. */
  readonly path: string;
  readonly layer: string;
}

/** All parts, by the names of their files. */
export const parts: readonly ListedPart[] = Object.entries(modules).map(([file, part]) => {
  const [, , layer = "", ...rest] = file.split("/");
  // The router ignores files with a leading hyphen.
  const name = rest.at(-1)?.replace(/^-|\.examples\.tsx$/g, "");
  return { ...part, path: `/${layer}/${name}`, layer };
});

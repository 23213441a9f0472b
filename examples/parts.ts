import type { Part } from "./example.ts";

/** The layers of src, which the folders of examples follow. */
export const layers = ["design", "ui", "sections", "features", "routes"] as const;

const modules = import.meta.glob<Part>(["./*/*.examples.tsx"], { eager: true, import: "part" });

/** A part with the path of its page and its layer. */
export interface ListedPart extends Part {
  /** The path of its file: ui/button.examples.tsx is at /ui/button. */
  readonly path: string;
  readonly layer: string;
}

/** All parts, by the names of their files. */
export const parts: readonly ListedPart[] = Object.entries(modules).map(([file, part]) => {
  const path = file.replace(/^\./, "").replace(/\.examples\.tsx$/, "");
  return { ...part, path, layer: path.split("/")[1] ?? "" };
});

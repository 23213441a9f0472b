import type { Part } from "./example.ts";

/** The rooms of src in which the parts lie. */
export const rooms = ["design", "ui", "sections", "features", "routes"] as const;

const modules = import.meta.glob<Part>(["./*/*.examples.tsx"], { eager: true, import: "part" });

/** A part with its address and the room that it lies in. */
export interface ListedPart extends Part {
  /** The name of its file: src/ui/button is /ui/button. */
  readonly address: string;
  readonly room: string;
}

/** Every part, by the names of their files. */
export const parts: readonly ListedPart[] = Object.entries(modules).map(([file, part]) => {
  const address = file.replace(/^\./, "").replace(/\.examples\.tsx$/, "");
  return { ...part, address, room: address.split("/")[1] ?? "" };
});

import type { Story } from "./example.ts";

/** The layers of src, whose examples are beside their components. */
export const layers = ["design", "ui", "sections", "features", "planner", "routes"] as const;

const modules = import.meta.glob<Story>(["../src/**/*.examples.tsx"], {
  eager: true,
  import: "story",
});

/** A story with the path of its page and its layer. */
export interface ListedStory extends Story {
  /** Made of layer and file: src/ui/button/button.examples.tsx is at /ui/button. */
  readonly path: string;
  readonly layer: string;
}

/** All stories, by the names of their files. */
export const stories: readonly ListedStory[] = Object.entries(modules).map(([file, story]) => {
  const [, , layer = "", ...rest] = file.split("/");
  // The router ignores files with a leading hyphen.
  const name = rest.at(-1)?.replace(/^-|\.examples\.tsx$/g, "");
  return { ...story, path: `/${layer}/${name}`, layer };
});

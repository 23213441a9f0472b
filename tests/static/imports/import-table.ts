/**
 * Who may import whom. The rooms are the folders of src, and machines; each may always import from
 * itself. Node's own modules are for the two rooms that run on a computer of ours.
 */
export interface Room {
  /** Where its files lie. */
  readonly folder: string;
  /** Rooms from which it may import anything. */
  readonly rooms: readonly string[];
  /** Rooms of which it may import the types alone. */
  readonly types?: readonly string[];
  /** Packages, with all below them: "react" stands for "react/jsx-runtime", too. */
  readonly packages: readonly string[];
}

const react = ["react", "react-dom"];
const styles = ["@vanilla-extract/css", "@vanilla-extract/recipes"];
/** Not packages, but made by the build from content. */
const business = "virtual:business";

export const rooms: Readonly<Record<string, Room>> = {
  machines: { folder: "machines/", rooms: [], packages: ["xstate", "valibot"] },
  content: { folder: "src/content/", rooms: [], packages: ["valibot"] },
  design: {
    folder: "src/design/",
    rooms: [],
    packages: [...styles, "@capsizecss/core", "@capsizecss/metrics"],
  },
  ui: {
    folder: "src/ui/",
    rooms: ["design"],
    packages: [...react, ...styles, "@ark-ui/react", "@zag-js/focus-trap", "react-hot-toast"],
  },
  sections: {
    folder: "src/sections/",
    rooms: ["ui", "design"],
    types: ["content"],
    packages: [...react, ...styles, business, "virtual:section-pictures"],
  },
  features: {
    folder: "src/features/",
    rooms: ["machines", "ui", "sections", "design"],
    types: ["content"],
    packages: [...react, ...styles, "xstate", "@xstate/react", "@tanstack/react-router", business],
  },
  seo: {
    folder: "src/seo/",
    rooms: ["content"],
    packages: [...react, "react-helmet-async", business, "virtual:social-pictures"],
  },
  routes: {
    folder: "src/routes/",
    rooms: ["content", "seo", "sections", "features", "ui"],
    packages: [...react, "@tanstack/react-router", business],
  },
  receiver: { folder: "src/receiver/", rooms: [], packages: ["valibot", "node:"] },
  build: {
    folder: "src/build/",
    rooms: ["content", "seo", "receiver", "design"],
    types: ["entries"],
    packages: ["valibot", "vite", "sharp", "sirv", "lightningcss", "node:"],
  },
  /** The four files directly in src. */
  entries: {
    folder: "src/",
    rooms: ["routes", "ui", "design", "content", "seo"],
    packages: [...react, "@tanstack/react-router"],
  },
};

/** The files that may lie directly in src. */
export const entryFiles = [
  "src/client.tsx",
  "src/server.tsx",
  "src/router.tsx",
  "src/routeTree.gen.ts",
];

export interface Exception {
  readonly from: RegExp;
  readonly to: RegExp;
  readonly because: string;
}

/** What single files may import beyond their room. */
export const exceptions: readonly Exception[] = [
  {
    from: /^src\/ui\/(link\/link|button\/button)\.tsx$/,
    to: /^@tanstack\/react-router$/,
    because: "a link is the one small part that changes the page",
  },
  {
    from: /^src\/(sections|features)\//,
    to: /^src\/content\/(opening-hours|areas\/[a-z]+-names|pictures\/illustration-note)\.ts$/,
    because: "names and pure functions are the same on every page",
  },
  {
    from: /^src\/seo\/page-head\.tsx$/,
    to: /^src\/ui\/picture\/picture-sources\.ts$/,
    because: "a picture is preloaded with the very addresses that it is drawn with",
  },
  {
    from: /^src\/build\/prerender-plugin\.ts$/,
    to: /^something computed$/,
    because: "the server that draws the pages has only just been built",
  },
  {
    from: /^src\/build\/late-loader\.js$/,
    to: /^something computed$/,
    because: "each page names its own scripts",
  },
  {
    from: /^src\/receiver\//,
    to: /^machines\/quote-form\/quote-request\.ts$/,
    because: "form and receiver agree on one schema",
  },
];

import { join } from "node:path";

/** The Node that the benchmark was called with, which builds and serves the site. */
export const siteNode = process.env.SITE_NODE ?? process.execPath;
export const vite = join(process.cwd(), "node_modules/vite/bin/vite.js");

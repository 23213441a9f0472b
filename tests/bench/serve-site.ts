import { compressSite } from "../../src/build/compress-site.ts";
import { type StaticServer, serveFolder } from "../support/static-server.ts";

/**
 * Removes every script from a page, structured data and preloads of scripts included: no version of
 * the page can be faster.
 */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi, "")
    .replace(/<link\b(?=[^>]*\bas="?script\b)[^>]*>/gi, "");

/** Serves any site with the same compression and caching, so that only its files differ. */
export const serveSite = (
  folder: string,
  change?: (html: string) => string,
): Promise<StaticServer> =>
  serveFolder(folder, {
    transform: change,
    prepare: compressSite,
    cacheControlOf: (path) =>
      /-[\w-]{8,}\.\w+$/.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
  });

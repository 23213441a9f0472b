import type { HtmlTagDescriptor, Plugin } from "vite";
import type { Business } from "../../content-schema/business-schema.ts";
import { palette } from "../../design/tokens.ts";
import { canonicalPaths } from "../../domain/pages.ts";
import { appIcons, renderIcon } from "./app-icons.ts";
import { robots, sitemap } from "./search-files.ts";
import { webManifest } from "./web-manifest.ts";

const headTag = (tag: "meta" | "link", attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag,
  attrs,
  injectTo: "head",
});

/** The theme colour is that of the header, so that the browser frame continues it. */
const headTags: HtmlTagDescriptor[] = [
  ...(["light", "dark"] as const).map((scheme) =>
    headTag("meta", {
      name: "theme-color",
      content: palette[scheme].paper,
      media: `(prefers-color-scheme: ${scheme})`,
    }),
  ),
  headTag("link", { rel: "manifest", href: "/site.webmanifest" }),
  headTag("link", { rel: "apple-touch-icon", href: "/apple-touch-icon.png" }),
];

/**
 * Writes the files that search engines and phones request beside the pages: sitemap.xml, robots.txt,
 * site.webmanifest and the icons; and adds the tags that refer to them.
 */
export function siteFilesPlugin({ origin, name }: Pick<Business, "origin" | "name">): Plugin {
  return {
    name: "site-files",
    apply: "build",
    transformIndexHtml: { order: "post", handler: () => headTags },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const emit = (fileName: string, source: string | Buffer) =>
        this.emitFile({ type: "asset", fileName, source });
      emit("sitemap.xml", sitemap(origin, canonicalPaths));
      emit("robots.txt", robots(origin));
      emit("site.webmanifest", webManifest(name));
      for (const icon of appIcons) emit(icon.file, await renderIcon(icon));
    },
  };
}

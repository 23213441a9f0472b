import sharp from "sharp";
import type { HtmlTagDescriptor, Plugin } from "vite";
import type { Business } from "../content-schema/business-schema.ts";
import { logoMark } from "../design/patterns/logo-mark.ts";
import { palette } from "../design/tokens.ts";
import { canonicalPaths } from "../domain/pages.ts";
import { escapeMarkup } from "../lib/escape-markup.ts";
import { inboxPath } from "../receiver/quote-inbox.ts";

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

/** Writes what search engines and phones request: sitemap, robots.txt, manifest and icons, with their tags. */
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

/** The sitemap (sitemaps.org, protocol 0.9), without lastmod: a wrong date is worse than none. */
const sitemap = (origin: string, paths: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${escapeMarkup(origin + path)}</loc></url>`).join("\n")}
</urlset>
`;

/** robots.txt (RFC 9309): excludes the quote receiver. */
const robots = (origin: string) =>
  `User-agent: *
Disallow: /api/
Disallow: ${inboxPath}

Sitemap: ${origin}/sitemap.xml
`;

/** A square PNG icon for the home screen of a phone or computer. */
interface AppIcon {
  file: string;
  /** Side in px. */
  side: number;
  /** Its purpose in the web manifest; none for an icon that is not listed there. */
  purpose?: "any" | "maskable";
  /** Width of the logo mark as a share of the side. */
  mark: number;
}

/** A maskable icon may be cropped to a circle of 80% of its side (W3C Web App Manifest, 2.6.3). */
const maskableMark = 0.8 / Math.SQRT2;

const appIcons: readonly AppIcon[] = [
  { file: "icon-192.png", side: 192, purpose: "any", mark: 0.66 },
  { file: "icon-512.png", side: 512, purpose: "any", mark: 0.66 },
  { file: "icon-maskable-512.png", side: 512, purpose: "maskable", mark: maskableMark },
  // iOS looks for this name at the root if it finds no link.
  { file: "apple-touch-icon.png", side: 180, mark: 0.62 },
];

/** Renders the white logo mark on clay, opaque to the corners: each system rounds them itself. */
function renderIcon({ side, mark }: AppIcon): Promise<Buffer> {
  const { viewBox, bricks } = logoMark();
  const { tile, onTile } = palette.light;
  const size = side * mark;
  const start = (side - size) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <rect width="100%" height="100%" fill="${tile}"/>
    <svg x="${start}" y="${start}" width="${size}" height="${size}" viewBox="${viewBox}">
      <path fill="${onTile}" d="${bricks.join("")}"/>
    </svg>
  </svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: tile }).png().toBuffer();
}

/** The web manifest, for the home screen of a phone (W3C Web App Manifest). Opens in the browser. */
const webManifest = (name: string) =>
  `${JSON.stringify(
    {
      name,
      short_name: name,
      lang: "en-ZA",
      start_url: "/",
      display: "browser",
      background_color: palette.light.paper,
      theme_color: palette.light.paper,
      icons: appIcons.flatMap(({ file, side, purpose }) =>
        purpose === undefined
          ? []
          : [{ src: `/${file}`, sizes: `${side}x${side}`, type: "image/png", purpose }],
      ),
    },
    null,
    2,
  )}\n`;

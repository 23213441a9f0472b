import { fontFiles } from "../design/fonts.ts";
import { criticalCss } from "./critical-css.ts";

/** What all pages share. Addresses begin with a slash. */
export interface PageParts {
  /** index.html as Vite made it. */
  template: string;
  /** The text of the whole stylesheet. */
  css: string;
  /** The late loader, minified. */
  loader: string;
  stylesheet: string;
}

const fontPreloads = Object.values(fontFiles)
  .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
  .join("");

/**
 * Until the script is there, a link that is pressed loads a page: it is fetched from the moment the
 * finger is down. The script takes these rules away (src/client.tsx), because it knows better ways.
 */
const speculationRules = `<script type="speculationrules">${JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "conservative" }],
})}</script>`;

/**
 * One page as it is published: its own head and body, the styles that it uses inlined, and the
 * late loader in the place of the bundle, which would hold up the first paint.
 *
 * @param modules addresses of the scripts that the page needs, the entry first
 */
export function pageHtml(
  { template, css, loader, stylesheet }: PageParts,
  { head, body }: { head: string; body: string },
  modules: readonly string[],
): string {
  const style = `<style>${criticalCss(css, body)}</style>`;
  const script = `<script data-styles="${stylesheet}" data-modules="${modules.join(" ")}">${loader}</script>`;
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/, "")
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, "")
    .replace(/\s*<!--(?!head)[\s\S]*?-->/g, "")
    .replace("<!--head-->", () => head + fontPreloads + style + speculationRules + script)
    .replace(/(<div id="root"[^>]*>)/, (_, opening: string) => opening + body);
}

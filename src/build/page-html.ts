import { fontFiles } from "../design/fonts.ts";

/** What all pages share. Addresses begin with a slash. */
export interface PageParts {
  /** index.html as Vite made it. */
  template: string;
  /** The late loader, minified. */
  loader: string;
  stylesheet: string;
  /** The folder below /assets with the content of the local pages (area-files.ts). */
  areas: string;
  /** Whether there are areas beyond those that every page knows. */
  hasFurtherAreas: boolean;
}

/** What belongs to one page, or to the pages of its kind. */
export interface PageTexts {
  head: string;
  body: string;
  /** The styles that it needs before its script comes. */
  style: string;
  /** What it may load and run (hosting/content-policy.ts). */
  policy: string;
}

const fontPreloads = Object.values(fontFiles)
  .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
  .join("");

/** Stands before everything that it rules. */
const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/**
 * Until the script is there, a link that is pressed loads a page: it is fetched from the moment the
 * finger is down. The script takes these rules away (src/client.tsx), because it knows better ways.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "conservative" }],
});

/**
 * One page as it is published: its own head and body, its policy, the styles that it uses inlined,
 * and the late loader in the place of the bundle, which would hold up the first paint.
 *
 * @param modules addresses of the scripts that the page needs, in the order in which they run
 */
export function pageHtml(
  { template, loader, stylesheet, areas, hasFurtherAreas }: PageParts,
  { head, body, style, policy }: PageTexts,
  modules: readonly string[],
): string {
  const script = `<script data-styles="${stylesheet}" data-modules="${modules.join(" ")}">${loader}</script>`;
  const data = ` data-areas="${areas}"${hasFurtherAreas ? " data-further-areas" : ""}`;
  const onPaper = `<noscript><link rel="stylesheet" media="print" href="${stylesheet}"></noscript>`;
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/, "")
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, "")
    .replace(/\s*<!--(?!head)[\s\S]*?-->/g, "")
    .replace(/<meta charset[^>]*>/, (charset) => charset + policyTag(policy))
    .replace(
      "<!--head-->",
      () => `${head}${fontPreloads}<style>${style}</style>${onPaper}${rules}${script}`,
    )
    .replace(/(<div id="root"[^>]*)>/, (_, opening: string) => `${opening}${data}>${body}`);
}

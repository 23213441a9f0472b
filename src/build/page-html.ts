import { bootstrapAttribute, siteAttribute } from "../hydration/protocol.ts";

/** The parts that all pages share. URLs begin with a slash. */
export interface SharedParts {
  /** index.html as Vite made it. */
  template: string;
  /** The hydration bootstrap, minified. */
  bootstrap: string;
  /** URL of the deferred CSS (critical-css.ts). */
  stylesheet: string;
  /** Name of the folder below /assets with the content of the local pages (area-files.ts). */
  areasFolder: string;
  /** Whether the site has areas that are not in the menu (src/domain/unlisted-areas.ts). */
  hasUnlistedAreas: boolean;
}

/** The parts of one page, or of the pages of its kind. */
interface PageContent {
  head: string;
  body: string;
  /** The critical CSS, inlined. */
  style: string;
  /** The content security policy (hosting/content-security-policy.ts). */
  policy: string;
  /** URLs of its modules, dependencies first. */
  moduleUrls: readonly string[];
  /** URLs of the quote dialog's modules that are not among those, dependencies first. */
  dialogModuleUrls: readonly string[];
  /** URL of its content, if it fetches that as data. */
  contentUrl: string | undefined;
  /** Whether the script runs without waiting for the visitor. */
  isEager: boolean;
}

/** Comes before every element that it restricts. */
const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/**
 * Prefetches the page of a link on pointer down, before hydration. The client removes these rules
 * (src/client.tsx), because the router preloads on intent.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "conservative" }],
});

/**
 * The HTML of one page: head, body, policy, inlined critical CSS, and the hydration bootstrap instead
 * of the bundle, which would delay the first paint (docs/decisions/0025-static-html-is-not-hydrated.md).
 */
export function pageHtml(
  { template, bootstrap, stylesheet, areasFolder, hasUnlistedAreas }: SharedParts,
  { head, body, style, policy, moduleUrls, dialogModuleUrls, contentUrl, isEager }: PageContent,
): string {
  const { modules, dialogModules, content, eager } = bootstrapAttribute;
  const script = [
    `<script ${bootstrapAttribute.stylesheet}="${stylesheet}" ${modules}="${moduleUrls.join(" ")}"`,
    ` ${dialogModules}="${dialogModuleUrls.join(" ")}"`,
    contentUrl === undefined ? "" : ` ${content}="${contentUrl}"`,
    `${isEager ? ` ${eager}` : ""}>${bootstrap}</script>`,
  ].join("");
  const { areasFolder: folder, unlistedAreas } = siteAttribute;
  const data = ` ${folder}="${areasFolder}"${hasUnlistedAreas ? ` ${unlistedAreas}` : ""}`;
  const printStyles = `<noscript><link rel="stylesheet" media="print" href="${stylesheet}"></noscript>`;
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/, "")
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, "")
    .replace(/\s*<!--(?!head)[\s\S]*?-->/g, "")
    .replace(/<meta charset[^>]*>/, (charset) => charset + policyTag(policy))
    .replace("<!--head-->", () => `${head}<style>${style}</style>${printStyles}${rules}${script}`)
    .replace(/(<div id="root"[^>]*)>/, (_, opening: string) => `${opening}${data}>${body}`);
}

import { bootstrapAttribute } from "../hydration/protocol.ts";

/** What all pages share. URLs begin with a slash. */
export interface SharedParts {
  /** index.html as Vite made it. */
  template: string;
  /** The hydration bootstrap, minified. */
  bootstrap: string;
  stylesheet: string;
  /** The folder below /assets with the content of the local pages (area-files.ts). */
  areas: string;
  /** Whether there are areas beyond those that every page knows. */
  hasUnlistedAreas: boolean;
}

/** What belongs to one page, or to the pages of its kind. */
export interface PageContent {
  head: string;
  body: string;
  /** The styles that it needs before its script comes. */
  style: string;
  /** What it may load and run (hosting/content-policy.ts). */
  policy: string;
  /** URLs of its modules, dependencies first. */
  scripts: readonly string[];
  /** Whether its script runs without waiting for the visitor. */
  isEager: boolean;
}

/** Stands before everything that it rules. */
const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/**
 * Before hydration a link loads a page, which the browser prefetches once the link is pressed. The
 * client removes these rules (src/client.tsx), because it preloads on intent.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "conservative" }],
});

/**
 * One page as it is published: its own head and body, its policy, the styles that it uses inlined,
 * and the hydration bootstrap in place of the bundle, which would delay the first paint.
 */
export function pageHtml(
  { template, bootstrap, stylesheet, areas, hasUnlistedAreas }: SharedParts,
  { head, body, style, policy, scripts, isEager }: PageContent,
): string {
  const { modules, stylesheet: late, eager } = bootstrapAttribute;
  const script = `<script ${late}="${stylesheet}" ${modules}="${scripts.join(" ")}"${isEager ? ` ${eager}` : ""}>${bootstrap}</script>`;
  const data = ` data-areas="${areas}"${hasUnlistedAreas ? " data-unlisted-areas" : ""}`;
  const onPaper = `<noscript><link rel="stylesheet" media="print" href="${stylesheet}"></noscript>`;
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/, "")
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, "")
    .replace(/\s*<!--(?!head)[\s\S]*?-->/g, "")
    .replace(/<meta charset[^>]*>/, (charset) => charset + policyTag(policy))
    .replace("<!--head-->", () => `${head}<style>${style}</style>${onPaper}${rules}${script}`)
    .replace(/(<div id="root"[^>]*)>/, (_, opening: string) => `${opening}${data}>${body}`);
}

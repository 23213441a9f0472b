import { fileURLToPath } from "node:url";
import { build } from "vite";
import { attribute } from "../hydration/protocol.ts";
import { browserTargets } from "./browser-targets.ts";

/** What all pages share. URLs begin with a slash. */
export interface SharedHtml {
  /** index.html as Vite made it. */
  template: string;
  /** The hydration bootstrap, minified. */
  bootstrap: string;
  stylesheet: string;
}

/** What one page has of its own, or the pages of its kind. */
interface PageContent {
  head: string;
  /** #root with its content. */
  body: string;
  style: string;
  policy: string;
  /** URLs of its modules, dependencies first. */
  moduleUrls: readonly string[];
}

/**
 * The script after the link to the stylesheet. Firefox, unlike Chrome and Safari, would paint what is below the
 * link without waiting for the stylesheet, but runs no script before it has arrived.
 */
export const waitForStyles = " ";

/** The link as the server renders it (src/hydration/stylesheet-link.tsx). */
const linkPattern = /<link rel="stylesheet"[^>]*>/;

/** The HTML of a body above the link to the stylesheet. Throws an Error that names the page without just one link. */
export function firstScreenOf(path: string, body: string): string {
  const [above, below, ...others] = body.split(linkPattern);
  if (above === undefined || below === undefined || others.length > 0) {
    throw new Error(
      `Expected one StylesheetLink in ${path}, got ${body.split(linkPattern).length - 1}: see its route.`,
    );
  }
  return above;
}

/** Comes before every element that it restricts. */
const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/**
 * The HTML of one page: head, body, policy, inlined critical CSS, and the hydration bootstrap instead
 * of the bundle: as Vite emits it, the page painted after 1475 ms instead of 677 (Lighthouse, mobile).
 */
export function pageHtml(
  { template, bootstrap, stylesheet }: SharedHtml,
  { head, body, style, policy, moduleUrls }: PageContent,
): string {
  const script = `<script ${attribute.files}="${moduleUrls.join(" ")}">${bootstrap}</script>`;
  // Low: the first screen's picture goes before the styles of what is below it.
  const styleLink = `<link rel="stylesheet" href="${stylesheet}" fetchpriority="low"><script>${waitForStyles}</script>`;
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/, "")
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, "")
    .replace(/\s*<!--(?!head)[\s\S]*?-->/g, "")
    .replace(/<meta charset[^>]*>/, (charset) => charset + policyTag(policy))
    .replace("<!--head-->", () => `${head}<style>${style}</style>${script}`)
    .replace('<div id="root"></div>', () => body.replace(linkPattern, styleLink));
}

const entry = fileURLToPath(new URL("../bootstrap.ts", import.meta.url));

/** The hydration bootstrap as one minified script, ready to be inlined into a page. */
export async function compileBootstrap(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "silent",
    build: {
      target: browserTargets,
      write: false,
      lib: { entry, formats: ["iife"], name: "bootstrap" },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !("output" in output)) {
    throw new Error(`Expected ${entry} to compile to one script, got no output.`);
  }
  return output.output[0].code.trim();
}

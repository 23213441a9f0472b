import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { findViolations } from "../../accessibility/axe.ts";

interface FalseAlarm {
  finding: RegExp;
  reason: string;
}

/** Findings that are no fault of the page. */
const falseAlarms: readonly FalseAlarm[] = [
  {
    finding: /^IBM aria_content_in_landmark: .*(Dismiss this notice|<p class=)/,
    reason:
      "A toast is a status message in a live region (WCAG 2.2, 4.1.3). A landmark that comes and goes with it would be noise, and one that stays would be empty.",
  },
  {
    finding: /^axe target-size: .*href\$=/,
    reason: "A toast covers a part of a link behind it, until it is dismissed.",
  },
];

const source = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url)), "utf8");

/** A result of IBM Equal Access: `value` is such as ["VIOLATION", "FAIL"]. */
interface IbmResult {
  ruleId: string;
  reasonId: string;
  value: readonly [string, string];
  message: string;
  snippet: string;
}

interface Ibm {
  Checker: new () => {
    check: (
      node: Document,
      policies: readonly string[],
    ) => Promise<{ results: readonly IbmResult[] }>;
  };
}

/** A message of HTML_CodeSniffer; type 1 is an error. */
interface SniffedMessage {
  type: number;
  code: string;
  msg: string;
  element: Element;
}

interface Sniffer {
  process: (standard: string, node: Document, done: () => void) => void;
  getMessages: () => readonly SniffedMessage[];
}

/** Scripts of the checkers, run once a page; `evaluate` ignores its content security policy. */
async function inject(page: Page, name: string, path: string) {
  const isInjected = await page.evaluate((global) => Reflect.has(window, global), name);
  if (!isInjected) {
    await page.evaluate(
      `${source(path)};window.${name} = typeof ${name} === "undefined" ? window.${name} : ${name};`,
    );
  }
}

async function askIbm(page: Page): Promise<string[]> {
  await inject(page, "ace", "accessibility-checker-engine/ace.js");
  return page.evaluate(async () => {
    const ace: Ibm = Reflect.get(window, "ace");
    const { results } = await new ace.Checker().check(document, ["WCAG_2_2", "IBM_Accessibility"]);
    return results
      .filter(({ value: [level, outcome] }) => level === "VIOLATION" && outcome === "FAIL")
      .map(({ ruleId, message, snippet }) => `IBM ${ruleId}: ${message}: ${snippet.slice(0, 200)}`);
  });
}

async function askSniffer(page: Page): Promise<string[]> {
  await inject(page, "HTMLCS", "html_codesniffer/build/HTMLCS.js");
  return page.evaluate(async () => {
    const sniffer: Sniffer = Reflect.get(window, "HTMLCS");
    await new Promise<void>((done) => sniffer.process("WCAG2AA", document, done));
    return sniffer
      .getMessages()
      .filter(({ type }) => type === 1)
      .map(
        ({ code, msg, element }) =>
          `HTML_CodeSniffer ${code}: ${msg}: ${element.outerHTML?.slice(0, 200)}`,
      );
  });
}

/** A line for each finding of the three checkers that is no false alarm. */
export async function askCheckers(page: Page): Promise<string[]> {
  const axe = (await findViolations(page)).map((line) => `axe ${line}`);
  const found = [...axe, ...(await askIbm(page)), ...(await askSniffer(page))];
  return found.filter((line) => !falseAlarms.some(({ finding }) => finding.test(line)));
}

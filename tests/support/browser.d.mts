export interface FoundBrowser {
  path: string;
  /** Whether it is Playwright's own build. */
  isPlaywrights: boolean;
  /** Whether it is the Chromium of tests/browser, whose screenshots are the same everywhere. */
  isPinned: boolean;
}
export interface ChromiumOptions {
  executablePath: string;
  args: string[];
  env: Record<string, string | undefined>;
}
export type Engine = "chromium" | "firefox" | "webkit";
export const engineNames: readonly Engine[];
export function findBrowser(engine?: Engine): FoundBrowser | undefined;
export function chromiumOptions(): ChromiumOptions;

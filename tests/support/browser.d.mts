export interface FoundBrowser {
  path: string;
  /** Whether it is Playwright's own build. */
  isPlaywrights: boolean;
}
export type Engine = "chromium" | "firefox" | "webkit";
export const engineNames: readonly Engine[];
export function findBrowser(engine?: Engine): FoundBrowser | undefined;
export function requireBrowser(): FoundBrowser;

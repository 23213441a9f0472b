/** A browser on this machine. */
export interface FoundBrowser {
  path: string;
  /** Playwright's own build, which it drives by a protocol of its own. */
  isPlaywrights: boolean;
}
export type Engine = "chromium" | "firefox" | "webkit";
export const engineNames: readonly Engine[];
export function findBrowser(engine?: Engine): FoundBrowser | undefined;
export function hasWebKitDriver(): boolean;

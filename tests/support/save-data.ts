import type { Page } from "@playwright/test";

/** Makes the browser say that the visitor saves data (Save Data API), from the next page on. */
export const emulateSaveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );

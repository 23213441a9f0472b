import type { Page } from "@playwright/test";
import { contact } from "#src/content/contact.ts";

export const map = (page: Page) => page.locator(`iframe[title="${contact.map.title}"]`);

/** What has the map's place until it is shown. */
export const mapFallback = (page: Page) => page.getByText(contact.map.fallback);

import type { Page, Request } from "@playwright/test";

/*
 * What a request holds. A Firefox that is driven over WebDriver BiDi does not tell that; there, the
 * page tells it in a header. Longer bodies than servers take in a header stay untold.
 */

const header = "x-body-for-tests";
const longest = 8000;

/** Has the page tell what its requests hold, in browsers that do not. */
export async function tellBodies(page: Page) {
  if (page.context().browser()?.browserType().name() !== "firefox") return;
  await page.addInitScript(
    ({ name, most }) => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        const body = typeof init?.body === "string" ? encodeURIComponent(init.body) : "";
        if (body === "" || body.length > most) return fetch(input, init);
        const headers = new Headers(init?.headers);
        headers.set(name, body);
        return fetch(input, { ...init, headers });
      };
    },
    { name: header, most: longest },
  );
}

/** The body of a request; empty where the browser does not tell it. */
export const bodyOf = (request: Request): string =>
  request.postData() ?? decodeURIComponent(request.headers()[header] ?? "");

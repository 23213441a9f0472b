import type { Page, Request } from "@playwright/test";
import { builtWebhookUrl, business } from "./business.ts";

/*
 * WebDriver BiDi does not report request bodies in Firefox, so the page copies them to a header.
 */

const header = "x-body-for-tests";
/** Servers refuse longer headers. */
const maxLength = 8000;

/** Sends the requests of a page to the local receiver where the site was built with another webhook. */
export async function sendToLocalReceiver(page: Page) {
  if (builtWebhookUrl === business.webhookUrl) return;
  await page.addInitScript(
    ({ built, local }) => {
      const { fetch } = window;
      window.fetch = (input, init) => fetch(input === built ? local : input, init);
    },
    { built: builtWebhookUrl, local: business.webhookUrl },
  );
}

/** Makes `bodyOf` work in browsers that do not report request bodies. */
export async function exposeRequestBodies(page: Page) {
  if (page.context().browser()?.browserType().name() !== "firefox") return;
  await page.addInitScript(
    ({ name, max }) => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        const body = typeof init?.body === "string" ? encodeURIComponent(init.body) : "";
        if (body === "" || body.length > max) return fetch(input, init);
        const headers = new Headers(init?.headers);
        headers.set(name, body);
        return fetch(input, { ...init, headers });
      };
    },
    { name: header, max: maxLength },
  );
}

/** The body of a request; empty if it has none, or if it is too long for Firefox. */
export const bodyOf = (request: Request): string =>
  request.postData() ?? decodeURIComponent(request.headers()[header] ?? "");

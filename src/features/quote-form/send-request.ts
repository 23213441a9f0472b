import { fromPromise } from "xstate";
import type { SendRequestError } from "#machines/quote-form/quote-form.context.ts";
import { type QuotePayload, quoteBody } from "../../domain/quote-values.ts";

/** Maximum body of a keepalive request. The Fetch standard allows 64 KiB in flight. */
const keepaliveLimitBytes = 60_000;

const sendError = (
  reason: SendRequestError["reason"],
  message: string,
  options?: ErrorOptions,
): Error & SendRequestError => Object.assign(new Error(message, options), { reason });

/**
 * Makes the actor that logs the payload and posts it as JSON (docs/specification.md#sending-the-request). The content
 * type is its only header, so a text/plain request needs no preflight.
 *
 * @throws SendRequestError: "refused" for a status that is not ok, "tooLarge" for 413, "unreachable" for no response,
 * which can also mean that the receiver sends no CORS headers
 */
export const sendRequestTo = (url: string, contentType: string) =>
  fromPromise<void, QuotePayload>(async ({ input, signal }) => {
    const body = quoteBody(input);
    logRequest(body);
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": contentType },
      body,
      credentials: "omit",
      // A browser would follow with a GET without the body, whose response would count as success.
      redirect: "error",
      keepalive: new TextEncoder().encode(body).length < keepaliveLimitBytes,
      signal,
    }).catch(async (cause: unknown) => {
      // A page that unloads aborts its requests but runs no more timers: such a request stays
      // pending here, and counts as interrupted, not as failed, after a reload.
      await new Promise((resolve) => setTimeout(resolve));
      throw sendError("unreachable", `No answer came from ${url}.`, { cause });
    });
    if (!response.ok) {
      const reason = response.status === 413 ? "tooLarge" : "refused";
      throw sendError(reason, `${url} answered with status ${response.status}.`);
    }
  });

/** Logs the payload. A console that an extension has replaced may throw, which must not stop the request. */
function logRequest(body: string) {
  try {
    // biome-ignore lint/suspicious/noConsole: docs/specification.md#sending-the-request requires this line.
    console.log("Quote request", JSON.parse(body));
  } catch {
    // The request matters more than its log.
  }
}

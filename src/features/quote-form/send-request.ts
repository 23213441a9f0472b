import { fromPromise } from "xstate";
import type { SendRequestError } from "#machines/quote-form/quote-form.context.ts";
import { type QuotePayload, quoteBody } from "#machines/quote-form/quote-request.ts";

/** Browsers refuse to keep larger requests alive (Fetch standard: 64 KiB in flight). */
const keepaliveLimitBytes = 60_000;

/** How long a page has been open before it sends anything, in milliseconds. */
const minimumAge = 1_000;

/**
 * Resolves when the page is old enough to send: a program submits a form in the moment in which it
 * opens it, a person does not (docs/decisions/0010-nobody-is-taken-for-a-robot.md). Where the page
 * is left meanwhile, it resolves at once, so that what was asked for is sent.
 */
function untilOldEnough() {
  const wait = minimumAge - performance.now();
  if (wait <= 0) return;
  return new Promise<void>((resolve) => {
    const go = () => resolve();
    // Unlike setTimeout it goes on where a test stops the page's clock.
    AbortSignal.timeout(wait).addEventListener("abort", go);
    for (const leaving of ["pagehide", "visibilitychange"])
      addEventListener(leaving, go, { once: true });
  });
}

class SendingFailed extends Error implements SendRequestError {
  override name = "SendingFailed";
  readonly reason: SendRequestError["reason"];

  constructor(reason: SendRequestError["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

export interface Webhook {
  /** A full address, or a path of this site. */
  address: string;
  contentType: string;
}

/**
 * The one call of the site (docs/specification.md#sending-the-request): the payload is logged, then
 * posted as JSON. Only whether the status is ok is looked at. There is no header but the content
 * type, so that a text/plain request needs no preflight; keepalive lets it arrive when the visitor
 * leaves.
 *
 * The promise rejects with the reason "refused" (a status that is not ok) or "unreachable" (no
 * answer, which can also mean that the receiver sends no CORS headers).
 */
export const sendRequestTo = ({ address, contentType }: Webhook) =>
  fromPromise<void, QuotePayload>(async ({ input, signal }) => {
    await untilOldEnough();
    const body = quoteBody(input);
    // biome-ignore lint/suspicious/noConsole: docs/specification.md#sending-the-request requires this line.
    console.log("Quote request", JSON.parse(body));
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": contentType },
      body,
      credentials: "omit",
      keepalive: new TextEncoder().encode(body).length < keepaliveLimitBytes,
      signal,
    }).catch(async (cause: unknown) => {
      // On a page that is being left, requests are broken off but timers do not run any more: such
      // a request stays unanswered, and is told apart from a failed one after a reload.
      await new Promise((resolve) => setTimeout(resolve));
      throw new SendingFailed("unreachable", `No answer came from ${address}.`, { cause });
    });
    if (!response.ok) {
      throw new SendingFailed("refused", `${address} answered with status ${response.status}.`);
    }
  });

import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createActor, toPromise } from "xstate";
import { completeValues } from "#machines/quote-form/complete-values.fixture.ts";
import { attachedPlansLimit, attachmentTextLimit, joinDetails } from "../../domain/attachments.ts";
import { detailsLimit } from "../../domain/quote-request.ts";
import { type QuotePayload, quoteBody } from "../../domain/quote-values.ts";
import { portOf } from "../../lib/port-of.fixture.ts";
import { sendRequestTo } from "./send-request.ts";

const payload: QuotePayload = {
  ...completeValues,
  submitted_at: "2026-11-18T08:00:00.000Z",
  page_url: "http://localhost/contact",
};

/** Starts a local receiver; `first` resolves with its first request, not answered yet. */
async function startReceiver() {
  const server = createServer();
  const first = new Promise<[IncomingMessage, ServerResponse]>((resolve) => {
    server.once("request", (...exchange) => resolve(exchange));
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://localhost:${portOf(server)}/quotes`, first };
}

const sending = (url: string, input = payload, contentType = "application/json") =>
  createActor(sendRequestTo(url, contentType), { input }).start();

beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("A request", () => {
  test.each(["application/json", "text/plain;charset=UTF-8"])(
    "says that it is %s, and in no other header anything of ours",
    async (contentType) => {
      const { url, first } = await startReceiver();
      const fetching = vi.spyOn(globalThis, "fetch");
      const done = toPromise(sending(url, payload, contentType));
      const [request, response] = await first;
      expect(request.method).toBe("POST");
      expect(request.headers["content-type"]).toBe(contentType);
      expect(await text(request)).toBe(quoteBody(payload));
      response.end();
      await done;
      const [, options] = fetching.mock.calls[0] ?? [];
      expect(options?.headers).toEqual({ "content-type": contentType });
      expect(options?.credentials).toBe("omit");
    },
  );

  test.each([
    ["goes on when the visitor leaves", "", true],
    ["that is larger than a browser lets go on stays with the page", "m".repeat(60_000), false],
  ])("%s", async (_, message, keepalive) => {
    const fetching = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
    await toPromise(sending("http://localhost/quotes", { ...payload, message }));
    expect(fetching.mock.calls[0]?.[1]?.keepalive).toBe(keepalive);
  });

  test("is sent although the console of the page is broken", async () => {
    vi.spyOn(console, "log").mockImplementation(() => {
      throw new Error("no console");
    });
    const { url, first } = await startReceiver();
    const finished = toPromise(sending(url));
    const [, response] = await first;
    response.end();
    await finished;
  });

  test("that is redirected is not taken for received", async () => {
    const { url, first } = await startReceiver();
    const done = toPromise(sending(url));
    const [, response] = await first;
    response.writeHead(302, { location: "/" }).end();
    await expect(done).rejects.toMatchObject({ reason: "unreachable" });
  });

  test.each([
    [413, "tooLarge"],
    [503, "refused"],
  ])("that is answered with %i counts as %s", async (status, reason) => {
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status }));
    const done = toPromise(sending("http://localhost/quotes"));
    await expect(done).rejects.toMatchObject({ reason });
  });

  test("with the longest details and every attachment goes on when the visitor leaves", async () => {
    const fetching = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
    // Three bytes for each UTF-16 unit, which is the most that UTF-8 takes.
    const words = "語".repeat(detailsLimit);
    const attachments = Array.from({ length: attachedPlansLimit + 1 }, () =>
      "語".repeat(attachmentTextLimit),
    );
    const message = joinDetails(words, attachments);
    await toPromise(sending("http://localhost/quotes", { ...payload, message }));
    expect(fetching.mock.calls[0]?.[1]?.keepalive).toBe(true);
  });

  test("is broken off when its answer is no longer waited for", async () => {
    const { url, first } = await startReceiver();
    const request = sending(url);
    const [, response] = await first;
    const brokenOff = once(response, "close");
    request.stop();
    await brokenOff;
    expect(response.writableEnded).toBe(false);
  });
});

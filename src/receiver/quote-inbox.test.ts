import { describe, expect, test, vi } from "vitest";
import { validRequest } from "./quote-request.fixture.ts";
import { setUpReceiverServer } from "./receiver-server.fixture.ts";

const { current, send, post } = setUpReceiverServer();

describe("inbox page", () => {
  const local = () => ({ host: `localhost:${current.port}` });

  test("says when there are no requests yet", async () => {
    const { status, text, headers } = await send("GET", "/quote-requests", local());
    expect(status).toBe(200);
    expect(text).toContain('<html lang="en-ZA">');
    expect(text).toContain("<h1>Quote requests</h1>");
    expect(text).toContain("No requests yet.");
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  test("shows every field, the newest request first, in South African time", async () => {
    await post(validRequest(1));
    const submitted_at = "2025-06-02T22:14:00.000Z";
    await post({ ...validRequest(2), source: "leaflet", submitted_at });
    vi.spyOn(current.store, "list").mockResolvedValueOnce({
      ...(await current.store.list()),
      requests: (await current.store.list()).requests.map((stored) => ({
        ...stored,
        received_at: "2025-06-02T22:15:00.000Z",
      })),
    });
    const { text } = await send("GET", "/quote-requests?now", local());
    expect(text.match(/<h2>[^<]+/g)).toEqual([
      "<h2>Thandi Nkosi 2: Driveway Paving",
      "<h2>Thandi Nkosi 1: Driveway Paving",
    ]);
    expect(text).toContain("2 requests, newest first.");
    expect(text).toContain("3 June 2025 at 00:15</time>");
    expect(text).toContain("3 June 2025 at 00:14</dd>");
    expect(text).toContain("<dt>Project details</dt><dd>About 60 m², herringbone.</dd>");
    expect(text).toContain("<dt>source</dt><dd>leaflet</dd>");
    expect(text).toContain(current.store.file);
  });

  test("escapes markup that a visitor typed", async () => {
    const typed = `<img src=x onerror="alert('1')"> & co`;
    await post({ ...validRequest(), name: typed, message: typed, [typed]: typed });
    const { text } = await send("GET", "/quote-requests", local());
    expect(text).not.toContain("<img");
    expect(text).toContain(
      "<dd>&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62; &#38; co</dd>",
    );
  });

  test("responds to HEAD without a body", async () => {
    const { status, text, headers } = await send("HEAD", "/quote-requests", local());
    expect([status, text]).toEqual([200, ""]);
    expect(Number(headers["content-length"])).toBeGreaterThan(500);
  });

  test("is read-only", async () => {
    const { status, headers } = await send("POST", "/quote-requests", local());
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test.each(["localhost", "localhost:4173", "127.0.0.1:4173", "[::1]:4173"])(
    "is served as http://%s",
    async (host) => {
      expect((await send("GET", "/quote-requests", { host })).status).toBe(200);
    },
  );

  test.each([
    { host: "evil.example" },
    { host: "localhost.evil.example" },
    { host: "127.0.0.1.evil.example" },
    { host: "192.168.1.7:4173" },
    { host: "localhost", "x-forwarded-for": "203.0.113.9" },
    { host: "localhost", forwarded: "for=203.0.113.9" },
  ])("is refused to other sites and proxies: %j", async (headers) => {
    await post(validRequest());
    const response = await send("GET", "/quote-requests", headers);
    expect(response.status).toBe(403);
    expect(response.text).not.toContain("Thandi");
  });

  test("is refused to other computers", async () => {
    current.server.prependOnceListener("request", (req) => {
      Object.defineProperty(req.socket, "remoteAddress", { value: "192.168.1.7" });
    });
    expect((await send("GET", "/quote-requests", local())).status).toBe(403);
  });
});

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQuoteReceiver } from "./quote-receiver.ts";
import { sampleQuote } from "./quote-request.fixture.ts";
import { openQuoteStore, type QuoteStore } from "./quote-store.ts";

let folder: string;
let store: QuoteStore;
let server: Server;
let port: number;
const onError = vi.fn();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quote-receiver-"));
  store = await openQuoteStore(join(folder, "quotes.jsonl"));
  const receiver = createQuoteReceiver({ store, onError });
  server = createServer((req, res) => receiver(req, res, () => res.end("the next handler")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});

afterEach(async () => {
  vi.restoreAllMocks();
  onError.mockReset();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await store.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: string | Buffer = "",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: "127.0.0.1", method, path, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk) => chunks.push(chunk));
      res.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: res.statusCode, headers: res.headers, text });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

function post(body: unknown, type = "application/json"): Promise<Answer> {
  const raw = typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return send("POST", "/api/quote-requests", { "content-type": type }, raw);
}

describe("a request for a quote", () => {
  it.each(["application/json", "application/json; charset=utf-8", "text/plain;charset=UTF-8"])(
    "is stored when it comes as %s",
    async (type) => {
      const answer = await post(sampleQuote(), type);
      expect([answer.status, answer.text]).toEqual([201, '{"status":"stored"}']);
      expect(answer.headers).toMatchObject({
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
      const line = JSON.parse(await readFile(store.file, "utf8"));
      expect(line.request).toEqual(sampleQuote());
    },
  );

  it("is told to be a duplicate when the visitor sends it again", async () => {
    await post(sampleQuote());
    const answer = await post(sampleQuote());
    expect([answer.status, answer.text]).toEqual([200, '{"status":"duplicate"}']);
  });

  it("keeps everything that was sent, also what nobody asked for", async () => {
    const { message: _, ...withoutMessage } = sampleQuote();
    const sent = { utm: { source: "leaflet" }, constructor: "x", ...withoutMessage };
    expect((await post(sent)).status).toBe(201);
    const line = JSON.parse(await readFile(store.file, "utf8"));
    expect(JSON.stringify(line.request)).toBe(JSON.stringify(sent));
  });

  it("reaches the receiver with a query string too", async () => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(sampleQuote());
    expect((await send("POST", "/api/quote-requests?from=home", headers, body)).status).toBe(201);
  });

  it.each([
    ["not JSON", "name=Thandi", "The body is not JSON ("],
    ["empty", "", "The body is not JSON ("],
    ["not UTF-8", Buffer.from('{"name":"Andr\xe9"}', "latin1"), "The body is not UTF-8: send JSON"],
    ["a list", "[1]", "The body is [1]: send one JSON object with the fields of a request."],
    ["nothing", "null", "The body is null: send one JSON object with the fields of a request."],
    ["nested without end", `${"[".repeat(30_000)}${"]".repeat(30_000)}`, "nested too deeply"],
    ["without a name", { ...sampleQuote(), name: undefined }, '"name" is missing: Name must be at'],
    ["with a short name", { ...sampleQuote(), name: " J " }, '"name" is " J ": Name must be at le'],
    ["with a wrong email", { ...sampleQuote(), email: "x@" }, '"email" is "x@": Invalid email add'],
    ["with a number", { ...sampleQuote(), phone: 110 }, '"phone" is 110: Please enter a valid pho'],
    ["with another service", { ...sampleQuote(), service: "Roof" }, "(Driveway Paving, Patio Pavi"],
    ["with a list for a text", { ...sampleQuote(), message: [1] }, '"message" is [1]: Project det'],
    ["without a time", { ...sampleQuote(), submitted_at: "now" }, '"submitted_at" is "now": submi'],
    ["without a page", { ...sampleQuote(), page_url: "" }, '"page_url" is "": page_url must be an'],
  ])("is refused with a reason when it is %s", async (_, body, reason) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text).error).toContain(reason);
    expect(await readFile(store.file, "utf8")).toBe("");
  });

  it("names every field that is wrong", async () => {
    const { error } = JSON.parse((await post({})).text);
    for (const field of ["name", "email", "phone", "area", "service", "submitted_at", "page_url"]) {
      expect(error).toContain(`"${field}" is missing: `);
    }
    expect(error).not.toContain('"message"');
  });

  it("is refused as another content type", async () => {
    const form = await post(sampleQuote(), "application/x-www-form-urlencoded");
    expect(form.status).toBe(415);
    expect(form.text).toContain("application/x-www-form-urlencoded: send application/json or");
    expect((await send("POST", "/api/quote-requests")).status).toBe(415);
  });

  it.each(["GET", "PUT", "DELETE", "OPTIONS"])("is not taken with %s", async (method) => {
    const answer = await send(method, "/api/quote-requests");
    expect([answer.status, answer.headers.allow]).toEqual([405, "POST"]);
    expect(JSON.parse(answer.text).error).toBe(`${method} is not possible here: use POST.`);
  });
});

describe("a large body", () => {
  const bodyOf = (bytes: number) => {
    const empty = JSON.stringify({ ...sampleQuote(), message: "" }).length;
    return JSON.stringify({ ...sampleQuote(), message: "x".repeat(bytes - empty) });
  };

  it("is taken up to 64 KB and refused one byte above", async () => {
    expect((await post(bodyOf(65_536))).status).toBe(201);
    const answer = await post(bodyOf(65_537));
    expect([answer.status, answer.text]).toEqual([
      413,
      '{"error":"The body is too large: send at most 65536 bytes."}',
    ]);
  });

  it("is read to its end, so that the answer reaches the sender", async () => {
    expect((await post(Buffer.alloc(20_000_000, " "))).status).toBe(413);
    expect((await post(sampleQuote())).status).toBe(201);
  });

  it("is refused before it has ended", async () => {
    const socket = connect(port, "127.0.0.1");
    const answer = new Promise<string>((resolve) =>
      socket.once("data", (data) => resolve(data.toString())),
    );
    socket.write(
      "POST /api/quote-requests HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\n" +
        `content-length: 1000000000\r\n\r\n${"x".repeat(70_000)}`,
    );
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });
});

describe("a sender that leaves in the middle", () => {
  it("leaves nothing behind and disturbs nobody", async () => {
    const gone = new Promise((resolve) =>
      server.once("request", (req) => req.once("close", resolve)),
    );
    const socket = connect(port, "127.0.0.1");
    socket.write(
      "POST /api/quote-requests HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\n" +
        'content-length: 1000\r\n\r\n{"name":',
    );
    server.once("request", () => socket.destroy());
    await gone;
    expect((await post(sampleQuote())).status).toBe(201);
    expect((await store.list()).total).toBe(1);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("a store that fails", () => {
  it.each([
    ["ENOSPC", 507, "The request was not stored: the receiver's disk is full."],
    ["EIO", 500, "The receiver cannot use the file it keeps requests in. Its log says why."],
  ])("is told with a sentence (%s: %i)", async (code, status, sentence) => {
    const failure = Object.assign(new Error(`${store.file} is at fault`), { code });
    vi.spyOn(store, "append").mockRejectedValueOnce(failure);
    const answer = await post(sampleQuote());
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text).error).toContain(sentence);
    expect(answer.text).not.toContain(folder);
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  });
});

describe("the page of what came in", () => {
  const local = () => ({ host: `localhost:${port}` });

  it("says kindly that nothing came in yet", async () => {
    const { status, text, headers } = await send("GET", "/quote-requests", local());
    expect(status).toBe(200);
    expect(text).toContain('<html lang="en-ZA">');
    expect(text).toContain("<h1>Quote requests</h1>");
    expect(text).toContain("Nothing has come in yet.");
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it("shows every field, the newest request first, in South African time", async () => {
    await post(sampleQuote(1));
    await post({ ...sampleQuote(2), source: "leaflet" });
    vi.spyOn(store, "list").mockResolvedValueOnce({
      ...(await store.list()),
      quotes: (await store.list()).quotes.map((quote) => ({
        ...quote,
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
    expect(text).toContain("<dt>Project details</dt><dd>About 60 m², herringbone.</dd>");
    expect(text).toContain("<dt>source</dt><dd>leaflet</dd>");
    expect(text).toContain(store.file);
  });

  it("shows markup that a visitor typed as text", async () => {
    const typed = `<img src=x onerror="alert('1')"> & co`;
    await post({ ...sampleQuote(), name: typed, message: typed, [typed]: typed });
    const { text } = await send("GET", "/quote-requests", local());
    expect(text).not.toContain("<img");
    expect(text).toContain(
      "<dd>&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62; &#38; co</dd>",
    );
  });

  it("answers HEAD without a body", async () => {
    const { status, text, headers } = await send("HEAD", "/quote-requests", local());
    expect([status, text]).toEqual([200, ""]);
    expect(Number(headers["content-length"])).toBeGreaterThan(500);
  });

  it("is only for reading", async () => {
    const { status, headers } = await send("POST", "/quote-requests", local());
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it.each(["localhost", "localhost:4173", "127.0.0.1:4173", "[::1]:4173"])(
    "opens as http://%s",
    async (host) => {
      expect((await send("GET", "/quote-requests", { host })).status).toBe(200);
    },
  );

  it.each([
    { host: "evil.example" },
    { host: "localhost.evil.example" },
    { host: "127.0.0.1.evil.example" },
    { host: "192.168.1.7:4173" },
    { host: "localhost", "x-forwarded-for": "203.0.113.9" },
    { host: "localhost", forwarded: "for=203.0.113.9" },
  ])("stays closed to a page of another site or a proxy: %j", async (headers) => {
    await post(sampleQuote());
    const answer = await send("GET", "/quote-requests", headers);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain("Thandi");
  });

  it("stays closed to other computers", async () => {
    server.prependOnceListener("request", (req) => {
      Object.defineProperty(req.socket, "remoteAddress", { value: "192.168.1.7" });
    });
    expect((await send("GET", "/quote-requests", local())).status).toBe(403);
  });
});

it.each(["/", "/quote-requests/", "/api/quote-requests/1", "/contact?x=/quote-requests"])(
  "leaves %s to the next handler",
  async (path) => {
    expect((await send("GET", path)).text).toBe("the next handler");
  },
);

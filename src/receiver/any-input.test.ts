import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { Agent, createServer, request, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { quotePayloadSchema } from "#machines/quote-form/quote-request.ts";
import { quoteServices } from "../domain/quote-request.ts";
import { parseQuoteRequest } from "./parse-quote-request.ts";
import { contentKey, quoteLine } from "./quote-file.ts";
import { createQuoteReceiver } from "./quote-receiver.ts";
import { sampleQuote } from "./quote-request.fixture.ts";
import { openQuoteStore, type QuoteStore } from "./quote-store.ts";

/** Any text: emoji, right to left, NUL and halves of surrogate pairs among it. */
const text = fc.string({ unit: "binary" });
const textFrom = (minimum: number) =>
  fc.tuple(text, text).map(([start, end]) => `${start}${"é".repeat(minimum)}${end}`);

/** What the form sends for anything that a visitor may type, and fields that nobody asked for. */
const validQuote = fc
  .record({
    name: textFrom(2),
    email: fc.constantFrom("o'brien@example.co.za", "a@b.c"),
    phone: textFrom(10),
    area: textFrom(2),
    service: fc.constantFrom(...quoteServices),
    message: text,
    submitted_at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("9999-12-31") }),
    page_url: fc.constantFrom("https://company.co.za/", "http://localhost:4173/areas/benoni?a=b#c"),
    more: fc.dictionary(text, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 2 }),
  })
  .map(({ more, submitted_at, ...fields }) => ({
    ...more,
    ...fields,
    submitted_at: submitted_at.toISOString(),
  }));

/** A valid request with one field in the wrong: of any kind, or gone. */
const wrongQuote = fc
  .tuple(
    fc.constantFrom(...Object.keys(quotePayloadSchema.entries)),
    fc.option(fc.jsonValue({ maxDepth: 2 }), { nil: undefined }),
  )
  .map(([field, value]) => JSON.stringify({ ...sampleQuote(), [field]: value }));

/** Bytes of every kind: noise, JSON, almost a request, a request that was cut or scratched. */
const anyBody = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map((json) => Buffer.from(json)),
  wrongQuote.map((json) => Buffer.from(json)),
  fc.tuple(validQuote, fc.nat(), fc.nat(255)).map(([quote, at, byte]) => {
    const bytes = Buffer.from(JSON.stringify(quote));
    bytes[at % bytes.length] = byte;
    return bytes;
  }),
  fc.tuple(validQuote, fc.nat()).map(([quote, at]) => {
    const bytes = Buffer.from(JSON.stringify(quote));
    return bytes.subarray(0, at % (bytes.length + 1));
  }),
);

function isSentence(words: string) {
  expect(words).toMatch(/^[A-Z"][\s\S]*\.$/);
}

it("takes or refuses any bytes, and says why in words", () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const result = parseQuoteRequest(body);
      if ("problem" in result) return isSentence(result.problem);
      // What was taken is what was sent.
      const sent = new TextDecoder().decode(body);
      expect(result.request).toEqual(JSON.parse(sent));
    }),
    { numRuns: 3_000 },
  );
});

it("keeps every valid request byte for byte", () => {
  fc.assert(
    fc.property(validQuote, (quote) => {
      const sent = JSON.stringify(quote);
      const result = parseQuoteRequest(Buffer.from(sent));
      if ("problem" in result) throw new Error(result.problem);
      const line = quoteLine(result.request);
      expect(line.slice(line.indexOf('"request":') + 10, -2)).toBe(sent);
      expect(line.indexOf("\n")).toBe(line.length - 1);
    }),
    { numRuns: 1_200 },
  );
});

it("calls two requests the same only when all that the form sends is the same", () => {
  const fields = fc.constantFrom(...Object.keys(quotePayloadSchema.entries));
  fc.assert(
    fc.property(validQuote, fields, text, (quote, field, other) => {
      const key = contentKey(quote);
      expect(contentKey({ utm: other, ...quote })).toBe(key);
      const before = new Map<string, unknown>(Object.entries(quote)).get(field);
      expect(contentKey({ ...quote, [field]: other }) === key).toBe(other === before);
    }),
    { numRuns: 800 },
  );
});

let folder: string;
let file: string;
let store: QuoteStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "any-input-"));
  file = join(folder, "quotes.jsonl");
  store = await openQuoteStore(file);
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

it("loses no whole line wherever a crash cut the file, and keeps the rest aside", async () => {
  const quotes = [sampleQuote(1), sampleQuote(2), { ...sampleQuote(3), message: "\u2028🧱\0" }];
  const lines = quotes.map((quote) => Buffer.from(quoteLine(quote)));
  const whole = Buffer.concat(lines);
  const ends = lines.map((_, index) => Buffer.concat(lines.slice(0, index + 1)).length);
  const cuts = ends.flatMap((end) => [end - 300, end - 70, end - 2, end - 1, end]);
  for (const length of [0, 1, 10, ...cuts]) {
    await store.close();
    await rm(`${file}.torn`, { force: true });
    await writeFile(file, whole.subarray(0, length));
    store = await openQuoteStore(file);

    // A line that lacks its line feed alone is whole.
    const kept = ends.filter((end) => end <= length + 1);
    const { total, unreadable } = await store.list();
    expect({ length, total, unreadable }).toEqual({ length, total: kept.length, unreadable: 0 });
    const rest = whole.subarray(Math.min(kept.at(-1) ?? 0, length), length);
    const torn = await readFile(`${file}.torn`, "utf8").catch(() => "\n");
    expect(torn).toBe(`${rest}\n`);
  }
});

describe("over HTTP", () => {
  const agent = new Agent({ keepAlive: true });
  const onError = vi.fn();
  let server: Server;
  let port: number;

  beforeEach(async () => {
    const receiver = createQuoteReceiver({ store, onError });
    server = createServer((req, res) => receiver(req, res, () => res.end()));
    port = await listen(server);
  });

  afterEach(async () => {
    agent.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  interface Sent {
    method: string;
    type: string;
    body: Buffer;
  }

  async function send({ method, type, body }: Sent): Promise<{ status: number; text: string }> {
    const sent = request({ port, agent, method, path: "/api/quote-requests" });
    sent.setHeader("content-type", type);
    // In two pieces, as a line may deliver it.
    sent.write(body.subarray(0, body.length / 2));
    sent.end(body.subarray(body.length / 2));
    const [answer] = await once(sent, "response");
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    return { status: answer.statusCode, text: Buffer.concat(chunks).toString() };
  }

  const anyRequest: fc.Arbitrary<Sent> = fc.record({
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant("POST") },
      fc.constantFrom("PUT", "PATCH"),
    ),
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom("application/json", "TEXT/plain;charset=utf-8") },
      fc.stringMatching(/^[ -~]{0,20}$/),
    ),
    body: fc.oneof(
      anyBody,
      validQuote.map((quote) => Buffer.from(JSON.stringify(quote))),
    ),
  });

  it("answers whatever comes, many at once, and stores what it says it stored", async () => {
    const stored: string[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(anyRequest, { minLength: 20, maxLength: 20 }), async (requests) => {
        const answers = await Promise.all(requests.map(send));
        for (const [index, { status, text }] of answers.entries()) {
          const { error } = JSON.parse(text);
          if (error === undefined) expect([200, 201]).toContain(status);
          else {
            expect([400, 405, 415]).toContain(status);
            isSentence(error);
            // A type that is empty is named as missing, not left out.
            expect(error).not.toContain("is : send");
          }
          // What was sent may be written in another way, with escapes that need not be.
          if (status === 201) stored.push(JSON.stringify(JSON.parse(`${requests[index]?.body}`)));
        }
        expect(onError).not.toHaveBeenCalled();
      }),
      // Nothing is made smaller after a failure: what was stored before would be a duplicate.
      { numRuns: 50, endOnFailure: true },
    );
    const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
    const kept = lines.map((line) => JSON.stringify(JSON.parse(line).request));
    expect(kept.toSorted()).toEqual(stored.toSorted());
    expect(kept.length).toBeGreaterThan(100);
  });

  it("survives what is not even HTTP", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array(), { minLength: 20 }), async (noises) => {
        const ends = noises.map(async (noise) => {
          const socket = connect(port, "127.0.0.1").end(noise).resume();
          await once(socket, "close");
        });
        await Promise.all(ends);
      }),
      { numRuns: 10, endOnFailure: true },
    );
    const body = Buffer.from(JSON.stringify(sampleQuote()));
    expect(await send({ method: "POST", type: "text/plain", body })).toMatchObject({ status: 201 });
  });
});

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens on no port.");
  return address.port;
}

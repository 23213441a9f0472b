import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { quotePayloadSchema } from "#machines/quote-form/quote-request.ts";
import { quoteServices } from "../domain/quote-request.ts";
import { parseQuoteRequest } from "./parse-quote-request.ts";
import { contentKey, serialiseRequest } from "./quote-file.ts";
import { validRequest } from "./quote-request.fixture.ts";
import { setUpReceiverServer } from "./receiver-server.fixture.ts";
import { setUpStoreFile } from "./store-file.fixture.ts";

/** Any text, with emoji, right-to-left text, NUL and lone surrogates. */
const text = fc.string({ unit: "binary" });
const textFrom = (minimum: number) =>
  fc.tuple(text, text).map(([start, end]) => `${start}${"é".repeat(minimum)}${end}`);

/** Anything that a visitor may type into the form, with additional fields. */
const anyValidRequest = fc
  .record({
    name: textFrom(2),
    email: fc.constantFrom("o'brien@example.co.za", "a@b.c"),
    phone: textFrom(10),
    area: textFrom(2),
    service: fc.constantFrom(...quoteServices),
    message: text,
    submitted_at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("9999-12-31") }),
    page_url: fc.constantFrom("https://company.co.za/", "http://localhost:4173/areas/benoni?a=b#c"),
    extra: fc.dictionary(text, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 2 }),
  })
  .map(({ extra, submitted_at, ...fields }) => ({
    ...extra,
    ...fields,
    submitted_at: submitted_at.toISOString(),
  }));

/** A valid request in which one field has a value of any type, or is missing. */
const anyInvalidRequest = fc
  .tuple(
    fc.constantFrom(...Object.keys(quotePayloadSchema.entries)),
    fc.option(fc.jsonValue({ maxDepth: 2 }), { nil: undefined }),
  )
  .map(([field, value]) => JSON.stringify({ ...validRequest(), [field]: value }));

/** Random bytes, JSON, invalid requests, and valid ones that were truncated or damaged. */
const anyBody = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map((json) => Buffer.from(json)),
  anyInvalidRequest.map((json) => Buffer.from(json)),
  fc.tuple(anyValidRequest, fc.nat(), fc.nat(255)).map(([valid, at, byte]) => {
    const bytes = Buffer.from(JSON.stringify(valid));
    bytes[at % bytes.length] = byte;
    return bytes;
  }),
  fc.tuple(anyValidRequest, fc.nat()).map(([valid, at]) => {
    const bytes = Buffer.from(JSON.stringify(valid));
    return bytes.subarray(0, at % (bytes.length + 1));
  }),
);

function expectSentence(text: string) {
  expect(text).toMatch(/^[A-Z"][\s\S]*\.$/);
}

test("parser: accepts or rejects any bytes, with a sentence as the reason", () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const result = parseQuoteRequest(body);
      if ("problem" in result) return expectSentence(result.problem);
      const sent = new TextDecoder().decode(body);
      expect(result.request).toEqual(JSON.parse(sent));
    }),
    { numRuns: 3_000 },
  );
});

test("parser: keeps every valid request byte for byte", () => {
  fc.assert(
    fc.property(anyValidRequest, (valid) => {
      const sent = JSON.stringify(valid);
      const result = parseQuoteRequest(Buffer.from(sent));
      if ("problem" in result) throw new Error(result.problem);
      const line = serialiseRequest(result.request);
      expect(line.slice(line.indexOf('"request":') + 10, -2)).toBe(sent);
      expect(line.indexOf("\n")).toBe(line.length - 1);
    }),
    { numRuns: 1_200 },
  );
});

test("content key: is the same only if every field that the form sends is the same", () => {
  const fields = fc.constantFrom(...Object.keys(quotePayloadSchema.entries));
  fc.assert(
    fc.property(anyValidRequest, fields, text, (valid, field, other) => {
      const key = contentKey(valid);
      expect(contentKey({ utm: other, ...valid })).toBe(key);
      const before = new Map<string, unknown>(Object.entries(valid)).get(field);
      expect(contentKey({ ...valid, [field]: other }) === key).toBe(other === before);
    }),
    { numRuns: 800 },
  );
});

const { paths, openStore } = setUpStoreFile();

test("store: keeps every complete line wherever a crash truncated the file", async () => {
  const { file } = paths;
  let store = await openStore();
  const requests = [
    validRequest(1),
    validRequest(2),
    { ...validRequest(3), message: "\u2028🧱\0" },
  ];
  const lines = requests.map((sent) => Buffer.from(serialiseRequest(sent)));
  const whole = Buffer.concat(lines);
  const ends = lines.map((_, index) => Buffer.concat(lines.slice(0, index + 1)).length);
  const lengths = ends.flatMap((end) => [end - 300, end - 70, end - 2, end - 1, end]);
  for (const length of [0, 1, 10, ...lengths]) {
    await store.close();
    await rm(`${file}.torn`, { force: true });
    await writeFile(file, whole.subarray(0, length));
    store = await openStore();

    // A line that only lacks its line feed is complete.
    const kept = ends.filter((end) => end <= length + 1);
    const { total, unreadable } = await store.list();
    expect({ length, total, unreadable }).toEqual({ length, total: kept.length, unreadable: 0 });
    const rest = whole.subarray(Math.min(kept.at(-1) ?? 0, length), length);
    const torn = await readFile(`${file}.torn`, "utf8").catch(() => "\n");
    expect(torn).toBe(`${rest}\n`);
    await store.append(validRequest(4));
    expect(await store.list()).toMatchObject({
      total: kept.length + 1,
      unreadable: 0,
      tornFile: torn === "\n" ? undefined : `${file}.torn`,
    });
  }
});

describe("receiver over HTTP", () => {
  const agent = new Agent({ keepAlive: true });
  const { current, onError } = setUpReceiverServer();

  afterEach(() => agent.destroy());

  interface HttpRequest {
    method: string;
    type: string;
    body: Buffer;
  }

  async function send({
    method,
    type,
    body,
  }: HttpRequest): Promise<{ status: number; text: string }> {
    const sent = request({ port: current.port, agent, method, path: "/api/quote-requests" });
    sent.setHeader("content-type", type);
    // In two chunks, as the network may deliver it.
    sent.write(body.subarray(0, body.length / 2));
    sent.end(body.subarray(body.length / 2));
    const [response] = await once(sent, "response");
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return { status: response.statusCode, text: Buffer.concat(chunks).toString() };
  }

  const anyRequest: fc.Arbitrary<HttpRequest> = fc.record({
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
      anyValidRequest.map((valid) => Buffer.from(JSON.stringify(valid))),
    ),
  });

  test("responds to any concurrent requests, and stores what it acknowledges", async () => {
    const stored: string[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(anyRequest, { minLength: 20, maxLength: 20 }), async (requests) => {
        const responses = await Promise.all(requests.map(send));
        for (const [index, { status, text }] of responses.entries()) {
          const { error } = JSON.parse(text);
          if (error === undefined) expect([200, 201]).toContain(status);
          else {
            expect([400, 405, 415]).toContain(status);
            expectSentence(error);
            // An empty content type is reported as none.
            expect(error).not.toMatch(/got \.$/);
          }
          // The body may hold escapes that JSON.stringify does not write.
          if (status === 201) stored.push(JSON.stringify(JSON.parse(`${requests[index]?.body}`)));
        }
        expect(onError).not.toHaveBeenCalled();
      }),
      // No shrinking: requests that are stored already would be duplicates.
      { numRuns: 50, endOnFailure: true },
    );
    const lines = (await readFile(current.store.file, "utf8")).trimEnd().split("\n");
    const kept = lines.map((line) => JSON.stringify(JSON.parse(line).request));
    expect(kept.toSorted()).toEqual(stored.toSorted());
    expect(kept.length).toBeGreaterThan(100);
  });

  test("survives input that is not HTTP", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array(), { minLength: 20 }), async (noises) => {
        const closed = noises.map(async (noise) => {
          const socket = connect(current.port, "127.0.0.1").end(noise).resume();
          await once(socket, "close");
        });
        await Promise.all(closed);
      }),
      { numRuns: 10, endOnFailure: true },
    );
    const body = Buffer.from(JSON.stringify(validRequest()));
    expect(await send({ method: "POST", type: "text/plain", body })).toMatchObject({ status: 201 });
  });
});

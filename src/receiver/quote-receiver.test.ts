import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { dirname } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { validRequest } from "./quote-request.fixture.ts";
import { setUpReceiverServer } from "./receiver-server.fixture.ts";

const { current, onError, send, post } = setUpReceiverServer();

describe("a request for a quote", () => {
  test.each(["application/json", "application/json; charset=utf-8", "text/plain;charset=UTF-8"])(
    "is stored when it is sent as %s",
    async (type) => {
      const response = await post(validRequest(), type);
      expect([response.status, response.text]).toEqual([201, '{"status":"stored"}']);
      expect(response.headers).toMatchObject({
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
      const line = JSON.parse(await readFile(current.store.file, "utf8"));
      expect(line.request).toEqual(validRequest());
    },
  );

  test("is reported as a duplicate when it is sent again", async () => {
    await post(validRequest());
    const response = await post(validRequest());
    expect([response.status, response.text]).toEqual([200, '{"status":"duplicate"}']);
  });

  test("is stored with all its fields, unknown ones too", async () => {
    const { message: _, ...withoutMessage } = validRequest();
    const sent = { utm: { source: "leaflet" }, constructor: "x", ...withoutMessage };
    expect((await post(sent)).status).toBe(201);
    const line = JSON.parse(await readFile(current.store.file, "utf8"));
    expect(JSON.stringify(line.request)).toBe(JSON.stringify(sent));
  });

  test("is stored when its URL has a query string", async () => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(validRequest());
    expect((await send("POST", "/api/quote-requests?from=home", headers, body)).status).toBe(201);
  });

  test.each([
    ["not JSON", "name=Thandi", "the body is not valid JSON ("],
    ["empty", "", "the body is not valid JSON ("],
    [
      "not UTF-8",
      Buffer.from('{"name":"Andr\xe9"}', "latin1"),
      "Expected JSON in UTF-8; the body is not valid UTF-8.",
    ],
    ["a list", "[1]", "Expected a JSON object with the fields of a quote request; got [1]."],
    ["nothing", "null", "Expected a JSON object with the fields of a quote request; got null."],
    [
      "nested very deeply",
      `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
      "Expected at most 20 levels of nesting",
    ],
    [
      "without a name",
      { ...validRequest(), name: undefined },
      '"name" is missing: Name must be at',
    ],
    [
      "with a short name",
      { ...validRequest(), name: " J " },
      '"name" is " J ": Name must be at le',
    ],
    [
      "with an invalid email",
      { ...validRequest(), email: "x@" },
      '"email" is "x@": Invalid email add',
    ],
    [
      "with a number",
      { ...validRequest(), phone: 110 },
      '"phone" is 110: Please enter a valid pho',
    ],
    [
      "with another service",
      { ...validRequest(), service: "Roof" },
      "(Driveway Paving, Patio Pavi",
    ],
    [
      "with a list for a text",
      { ...validRequest(), message: [1] },
      '"message" is [1]: Project det',
    ],
    [
      "without a time",
      { ...validRequest(), submitted_at: "now" },
      '"submitted_at" is "now": submi',
    ],
    ["without a page", { ...validRequest(), page_url: "" }, '"page_url" is "": page_url must be a'],
  ])("is rejected with a reason when it is %s", async (_, body, reason) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(JSON.parse(response.text).error).toContain(reason);
    expect(await readFile(current.store.file, "utf8")).toBe("");
  });

  test("is rejected with the names of all invalid fields", async () => {
    const { error } = JSON.parse((await post({})).text);
    for (const field of ["name", "email", "phone", "area", "service", "submitted_at", "page_url"]) {
      expect(error).toContain(`"${field}" is missing: `);
    }
    expect(error).not.toContain('"message"');
  });

  test("is rejected with another content type", async () => {
    const form = await post(validRequest(), "application/x-www-form-urlencoded");
    expect(form.status).toBe(415);
    expect(form.text).toContain("got application/x-www-form-urlencoded.");
    const { status, text } = await send("POST", "/api/quote-requests");
    expect(status).toBe(415);
    expect(text).toContain("Expected the content type application/json or text/plain; got none.");
  });

  test.each(["GET", "PUT", "DELETE", "OPTIONS"])(
    "is rejected with the method %s",
    async (method) => {
      const response = await send(method, "/api/quote-requests");
      expect([response.status, response.headers.allow]).toEqual([405, "POST"]);
      expect(JSON.parse(response.text).error).toBe(`Expected the method POST; got ${method}.`);
    },
  );
});

describe("a large body", () => {
  const bodyOf = (bytes: number) => {
    const empty = JSON.stringify({ ...validRequest(), message: "" }).length;
    return JSON.stringify({ ...validRequest(), message: "x".repeat(bytes - empty) });
  };

  test("is accepted up to 64 KiB and rejected one byte above", async () => {
    expect((await post(bodyOf(65_536))).status).toBe(201);
    const response = await post(bodyOf(65_537));
    expect([response.status, response.text]).toEqual([
      413,
      '{"error":"Expected a body of at most 65536 bytes; got more."}',
    ]);
  });

  test("is read to its end, so that the response reaches the client", async () => {
    expect((await post(Buffer.alloc(20_000_000, " "))).status).toBe(413);
    expect((await post(validRequest())).status).toBe(201);
  });

  test("is rejected before it has ended", async () => {
    const socket = connect(current.port, "127.0.0.1");
    const response = new Promise<string>((resolve) =>
      socket.once("data", (data) => resolve(data.toString())),
    );
    socket.write(
      "POST /api/quote-requests HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\n" +
        `content-length: 1000000000\r\n\r\n${"x".repeat(70_000)}`,
    );
    expect(await response).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });
});

describe("a client that disconnects while it sends", () => {
  test("leaves no request, and other clients are served", async () => {
    const gone = new Promise((resolve) =>
      current.server.once("request", (req) => req.once("close", resolve)),
    );
    const socket = connect(current.port, "127.0.0.1");
    socket.write(
      "POST /api/quote-requests HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\n" +
        'content-length: 1000\r\n\r\n{"name":',
    );
    current.server.once("request", () => socket.destroy());
    await gone;
    expect((await post(validRequest())).status).toBe(201);
    expect((await current.store.list()).total).toBe(1);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("a store that fails", () => {
  test.each([
    ["ENOSPC", 507, "The request was not stored: the receiver's disk is full."],
    ["EIO", 500, "The request was not stored: the receiver cannot write to its file."],
  ])(
    "gives the client a message without the path of the file (%s: %i)",
    async (code, status, sentence) => {
      const failure = Object.assign(new Error(`${current.store.file} is broken`), { code });
      vi.spyOn(current.store, "append").mockRejectedValueOnce(failure);
      const response = await post(validRequest());
      expect(response.status).toBe(status);
      expect(JSON.parse(response.text).error).toContain(sentence);
      expect(response.text).not.toContain(dirname(current.store.file));
      expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
    },
  );
});

test.each(["/", "/quote-requests/", "/api/quote-requests/1", "/contact?x=/quote-requests"])(
  "receiver: passes %s on to the next middleware",
  async (path) => {
    expect((await send("GET", path)).text).toBe("the next middleware");
  },
);

import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serveReceiver, validRequest } from "./receiver.fixture.ts";

let folder: string;
let receiver: Awaited<ReturnType<typeof serveReceiver>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quote-receiver-"));
  receiver = await serveReceiver(join(folder, "data", "quotes.db"));
});
afterEach(async () => {
  receiver.server.close();
  receiver.store.close();
  await rm(folder, { recursive: true });
});

const send = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${receiver.port}${path}`, init);
async function post(body: unknown, type = "application/json") {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const init = { method: "POST", headers: { "content-type": type }, body: text };
  const response = await send("/api/quote-requests", init);
  return [response.status, await response.text()];
}
const storedRequests = () => receiver.store.list().map(({ request }) => request);

test("receiver: stores the fields of a request, and a repeat once", async () => {
  const request = validRequest();
  const sent = { utm: { source: "leaflet" }, ...request };
  expect(await post(sent)).toEqual([201, '{"status":"stored"}']);
  expect(await post(request, "text/plain;charset=UTF-8")).toEqual([200, '{"status":"duplicate"}']);
  expect(storedRequests()).toEqual([request]);
});

test.each([
  ["not JSON", "name=Thandi", "the body is not valid JSON ("],
  ["null", "null", "Expected a JSON object with the fields of a quote request; got null."],
  ["nested deeply", `{"name":${"[".repeat(3e4)}${"]".repeat(3e4)}}`, '\\"name\\" is a list: '],
  ["without a name", { ...validRequest(), name: undefined }, '\\"name\\" is missing: '],
  ["with an unknown service", { ...validRequest(), service: "Roof" }, "(Driveway Paving, Patio "],
])("receiver: rejects a request that is %s, and says why", async (_, body, reason) => {
  expect(await post(body)).toEqual([400, expect.stringContaining(reason)]);
  expect(storedRequests()).toEqual([]);
});

test("receiver: rejects other methods, content types and sizes", async () => {
  const response = await send("/api/quote-requests");
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  expect(await response.text()).toContain("Expected the method POST; got GET.");
  expect(await post(validRequest(), "image/png")).toEqual([415, expect.anything()]);
  const largest = JSON.stringify({ ...validRequest(), message: "" }).padEnd(65_536);
  expect(await post(largest)).toEqual([201, expect.anything()]);
  const tooLarge = '{"error":"Expected a body of at most 65536 bytes; got more."}';
  expect(await post(`${largest} `)).toEqual([413, tooLarge]);
});

test.each([
  ["SQLITE_FULL", 507, "the receiver's disk is full."],
  ["SQLITE_IOERR_WRITE", 500, "the receiver cannot write to its file."],
])("receiver: says that nothing was stored at %s", async (code, status, reason) => {
  const failure = Object.assign(new Error(folder), { code });
  vi.spyOn(receiver.store, "add").mockImplementationOnce(() => {
    throw failure;
  });
  const answer = expect.stringContaining(`The request was not stored: ${reason}`);
  expect(await post(validRequest())).toEqual([status, answer]);
  expect(receiver.logged).toEqual([failure]);
});

test("receiver: serves others while another program holds the database, then stores the request", async () => {
  const other = new Database(receiver.store.file);
  other.exec("BEGIN IMMEDIATE");
  const posted = post(validRequest());
  const statuses = [
    ...(await Promise.all([send("/"), send("/quote-requests")])).map(({ status }) => status),
    await Promise.race([posted, "waiting"]),
  ];
  other.exec("COMMIT");
  expect(statuses).toEqual([200, 200, "waiting"]);
  expect(await posted).toEqual([201, '{"status":"stored"}']);
  expect(other.prepare("SELECT 1 FROM quote_requests").all()).toHaveLength(1);
  other.close();
});

test("store: continues in a new file when the owner deletes the old one", async () => {
  receiver.store.add(validRequest(1));
  await rm(join(folder, "data"), { recursive: true });
  receiver.store.add(validRequest(2));
  expect(storedRequests()).toEqual([validRequest(2)]);
});

test("inbox: lists the newest first on pages of 100, and escapes markup", async () => {
  for (let number = 1; number < 102; number += 1) receiver.store.add(validRequest(number));
  receiver.store.add({ ...validRequest(), name: "<b>" });
  const read = async (page: string) => {
    const html = await (await send(`/quote-requests${page}`)).text();
    const links = [...html.matchAll(/<a href="([^"]+page=\d)"/g)].map(([, href]) => href);
    return { names: [...html.matchAll(/<h2>(.+): Pa/g)].map(([, name]) => name), links };
  };
  const { names, links } = await read("");
  expect([names.length, ...names.slice(0, 2)]).toEqual([100, "&#60;b&#62;", "Thandi Nkosi 101"]);
  expect(links).toEqual(["/quote-requests?page=2"]);
  const oldest = ["Thandi Nkosi 2", "Thandi Nkosi 1"];
  expect(await read("?page=2")).toEqual({ names: oldest, links: ["/quote-requests?page=1"] });
});

/** The rows of a CSV file, and their cells as a spreadsheet would take them. */
const readCsv = (csv: string) =>
  Array.from(csv.slice(1).matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g), ([, row = ""]) =>
    Array.from(row.matchAll(/"((?:[^"]|"")*)"/g), ([, text = ""]) => text.replaceAll('""', '"')),
  );

const downloadCsv = async () =>
  Buffer.from(await (await send("/quote-requests.csv")).arrayBuffer()).toString();

test("inbox: offers all requests as CSV with quotes, commas and line breaks within", async () => {
  const message = 'Drive, 8 × 6 m\r\n"é"';
  receiver.store.add({ ...validRequest(), message });
  const csv = await downloadCsv();
  expect(csv).toMatch(/^\uFEFF"received_at","name",/);
  const [names = [], cells = []] = readCsv(csv);
  const row = Object.fromEntries(names.map((name, index) => [name, cells[index]]));
  expect(row).toMatchObject({ name: "Thandi Nkosi 1", message });
  expect(row.received_at).toMatch(/^20.+Z$/);
});

const misread =
  "0825550123|+27825550123|(011) 555-0123|0157|12345678901234567890|1-2|5/6|1e5|12:30|10%|TRUE|R250|Mar 5|" +
  "May 2026|=A1|+1|-1|@SUM(A1)|\t=A1|\r=A1|＝A1|＋1|－1|＠A1|\u200b=A1| =A1|'=A1|#N/A";

test.each(misread.split("|"))("inbox: a spreadsheet reads %j in the CSV as text", async (typed) => {
  receiver.store.add({ ...validRequest(), message: typed });
  const [, cells = []] = readCsv(await downloadCsv());
  expect(cells).toContain(`\t${typed}`);
});

test.each(["", ".csv"])("inbox%s: is for this computer only", async (suffix) => {
  async function statusAfter(change: (req: IncomingMessage) => void, method = "GET") {
    receiver.server.prependOnceListener("request", change);
    return (await send(`/quote-requests${suffix}`, { method })).status;
  }
  expect(await statusAfter(({ headers }) => Object.assign(headers, { host: "[::1]:1" }))).toBe(200);
  expect(await statusAfter(() => {}, "POST")).toBe(405);
  for (const header of [{ host: "localhost.evil.example" }, { "x-forwarded-for": "203.0.113.9" }]) {
    expect(await statusAfter(({ headers }) => Object.assign(headers, header))).toBe(403);
  }
  const remoteAddress = { value: "192.168.1.7" };
  const fromElsewhere = ({ socket }: IncomingMessage) =>
    Object.defineProperty(socket, "remoteAddress", remoteAddress);
  expect(await statusAfter(fromElsewhere)).toBe(403);
});

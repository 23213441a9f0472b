import type { IncomingMessage, ServerResponse } from "node:http";
import { errorCode } from "../lib/error-code.ts";
import { parseQuoteRequest } from "./parse-quote-request.ts";
import { requestsCsv } from "./quote-csv.ts";
import { csvPath, inboxPage, inboxPath, inboxPolicy } from "./quote-inbox.ts";
import { type QuoteStore, whenFree } from "./quote-store.ts";

/** In bytes. Browsers send no larger body with `keepalive` either (Fetch standard, 5.6). */
const maxBodyBytes = 64 * 1024;

/** The path that the quote form posts to (docs/specification.md#sending-the-request). */
const submitPath = "/api/quote-requests";

/** Ends a request with a status; the client gets its message as `{"error": message}`. */
class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Creates a connect-style middleware that stores quote requests and lists them. `POST /api/quote-requests` takes the JSON
 * of docs/specification.md#payload, as application/json or text/plain in UTF-8; it answers 201 `{"status": "stored"}`
 * once that is on the disk, 200 `{"status": "duplicate"}`, or `{"error": message}` with 400, 405, 413, 415, 500, or 507
 * for a full disk. `GET /quote-requests` is a page and `GET /quote-requests.csv` a spreadsheet, or 403 to any browser
 * that is not on this computer. `onError` gets the errors behind 500 and 507.
 */
export function createQuoteReceiver(store: QuoteStore, onError: (error: unknown) => void) {
  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    allowOnly("POST", req, res);
    const type = req.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
    if (type !== "application/json" && type !== "text/plain") {
      const expected = "Expected the content type application/json or text/plain";
      throw new HttpError(415, `${expected}; got ${type || "none"}.`);
    }
    const parsed = parseQuoteRequest(await readBody(req));
    if ("problem" in parsed) throw new HttpError(400, parsed.problem);
    const status = await whenFree(() => store.add(parsed.request));
    sendJson(res, status === "stored" ? 201 : 200, { status });
  }

  async function showInbox(req: IncomingMessage, res: ServerResponse): Promise<void> {
    allowReading(req, res);
    const page = Number(new URL(req.url ?? "", "http://site").searchParams.get("page"));
    res.setHeader("content-security-policy", inboxPolicy);
    send(res, 200, "text/html", await whenFree(() => inboxPage(store, page)));
  }

  async function sendCsv(req: IncomingMessage, res: ServerResponse): Promise<void> {
    allowReading(req, res);
    res.setHeader("content-disposition", 'attachment; filename="quote-requests.csv"');
    send(res, 200, "text/csv", requestsCsv(await whenFree(() => store.list())));
  }

  function sendError(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    if (error instanceof HttpError) {
      sendJson(res, error.status, { error: error.message });
    } else if (req.complete) {
      onError(error);
      if (errorCode(error) === "SQLITE_FULL") sendJson(res, 507, { error: diskFullMessage });
      else sendJson(res, 500, { error: storeFailedMessage });
    }
    // Otherwise the client disconnected while it sent the body.
  }

  const handlers = new Map([
    [submitPath, receive],
    [inboxPath, showInbox],
    [csvPath, sendCsv],
  ]);
  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const handle = handlers.get(req.url?.split("?", 1)[0] ?? "");
    if (!handle) return next();
    handle(req, res).catch((error) => sendError(req, res, error));
  };
}

const diskFullMessage =
  "The request was not stored: the receiver's disk is full. Free some space, then send it again.";
const storeFailedMessage =
  "The request was not stored: the receiver cannot write to its file. Its log says why.";

/** Protects visitors' details from changes, other computers, and other sites by DNS rebinding. */
function allowReading(req: IncomingMessage, res: ServerResponse): void {
  allowOnly("GET, HEAD", req, res);
  const { socket, headers } = req;
  const isFromThisComputer =
    /^(::1|(::ffff:)?127(\.\d+){3})$/.test(socket.remoteAddress ?? "") &&
    /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? "") &&
    // A proxy on this computer forwards requests of others.
    (headers["x-forwarded-for"] ?? headers.forwarded) === undefined;
  const refusal = "This page is shown only to a browser on the computer that runs the site.";
  if (!isFromThisComputer) throw new HttpError(403, refusal);
}

function allowOnly(allow: string, req: IncomingMessage, res: ServerResponse): void {
  if (allow.split(", ").includes(req.method ?? "")) return;
  res.setHeader("allow", allow);
  throw new HttpError(405, `Expected the method ${allow}; got ${req.method}.`);
}

/** Reads even too large a body to its end: a browser whose upload is cut off sees no response. */
async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  if (size <= maxBodyBytes) return Buffer.concat(chunks);
  throw new HttpError(413, `Expected a body of at most ${maxBodyBytes} bytes; got more.`);
}

function sendJson(res: ServerResponse, status: number, body: Record<string, string>): void {
  send(res, status, "application/json", JSON.stringify(body));
}

function send(res: ServerResponse, status: number, type: string, body: string): void {
  res.setHeader("content-type", `${type}; charset=utf-8`);
  res.setHeader("cache-control", "no-store");
  res.setHeader("x-content-type-options", "nosniff");
  res.writeHead(status, { "content-length": Buffer.byteLength(body) }).end(body);
}

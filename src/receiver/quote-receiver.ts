import type { IncomingMessage, ServerResponse } from "node:http";
import { errorCode } from "./error-code.ts";
import { parseQuoteRequest } from "./parse-quote-request.ts";
import { inboxPage, inboxPolicy } from "./quote-inbox.ts";
import type { QuoteStore } from "./quote-store.ts";

/** In bytes. Browsers send no larger body with `keepalive` either (Fetch standard, 5.6). */
const maxBodyBytes = 64 * 1024;

/** The path that the quote form posts to (docs/specification.md#sending-the-request). */
const submitPath = "/api/quote-requests";

/** The path of the page that lists the requests, for a browser on the same computer only. */
export const inboxPath = "/quote-requests";

const pathOf = (url: string | undefined) => url?.split("?", 1)[0] ?? "";

/** Whether the receiver handles a request to that URL. */
export const isReceiverPath = (url: string | undefined): boolean =>
  [submitPath, inboxPath].includes(pathOf(url));

export interface QuoteReceiverOptions {
  store: QuoteStore;
  /** Gets the errors behind responses with 500 and 507. By default it emits a process warning. */
  onError?: (error: Error) => void;
}

/** A connect-style middleware, as Vite's servers use it. */
export type Middleware = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Ends a request with a status; the client gets its message as `{"error": message}`. */
class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Creates a middleware that stores quote requests and lists them. Passes other paths on.
 *
 * `POST /api/quote-requests` takes the JSON body of docs/specification.md#payload, as
 * application/json or text/plain in UTF-8. It responds with 201 `{"status": "stored"}` once the
 * request is on the disk, with 200 `{"status": "duplicate"}` if it already was, or with
 * `{"error": message}` and 400, 405, 413, 415, 500, or 507 for a full disk. `GET /quote-requests`
 * responds with an HTML page, or with 403 to any browser that is not on this computer.
 */
export function createQuoteReceiver({
  store,
  onError = (error) => process.emitWarning(error),
}: QuoteReceiverOptions): Middleware {
  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    allowOnly("POST", req, res);
    const type = req.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
    if (type !== "application/json" && type !== "text/plain") {
      throw new HttpError(
        415,
        `Expected the content type application/json or text/plain; got ${type || "none"}.`,
      );
    }
    const parsed = parseQuoteRequest(await readBody(req));
    if ("problem" in parsed) throw new HttpError(400, parsed.problem);
    const status = await store.append(parsed.request);
    sendJson(res, status === "stored" ? 201 : 200, { status });
  }

  async function showInbox(req: IncomingMessage, res: ServerResponse): Promise<void> {
    allowOnly("GET, HEAD", req, res);
    if (!isFromThisComputer(req)) {
      throw new HttpError(
        403,
        "This page is shown only to a browser on the computer that runs the site.",
      );
    }
    const page = inboxPage(await store.list(), store.file);
    res.setHeader("content-type", "text/html; charset=utf-8");
    res.setHeader("content-security-policy", inboxPolicy);
    res.setHeader("x-robots-tag", "noindex");
    send(res, 200, page);
  }

  function sendError(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    if (error instanceof HttpError) {
      sendJson(res, error.status, { error: error.message });
    } else if (req.complete) {
      onError(error instanceof Error ? error : new Error(String(error)));
      const diskIsFull = ["ENOSPC", "EDQUOT"].includes(errorCode(error));
      sendJson(res, diskIsFull ? 507 : 500, {
        error: diskIsFull ? diskFullMessage : storeFailedMessage,
      });
    }
    // Otherwise the client disconnected while it sent the body.
  }

  return (req, res, next) => {
    const path = pathOf(req.url);
    const handle = path === submitPath ? receive : path === inboxPath ? showInbox : undefined;
    if (!handle) return next();
    handle(req, res).catch((error) => sendError(req, res, error));
  };
}

const diskFullMessage =
  "The request was not stored: the receiver's disk is full. Free some space, then send it again.";
const storeFailedMessage =
  "The request was not stored: the receiver cannot write to its file. Its log says why.";

function allowOnly(allow: string, req: IncomingMessage, res: ServerResponse): void {
  if (allow.split(", ").includes(req.method ?? "")) return;
  res.setHeader("allow", allow);
  throw new HttpError(405, `Expected the method ${allow}; got ${req.method}.`);
}

/**
 * Reads the whole body. Rejects as soon as it is too large, but reads on and discards the rest: a
 * browser whose upload is cut off never sees the response.
 */
function readBody(req: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    req.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBodyBytes) {
        chunks.push(chunk);
      } else {
        chunks.length = 0;
        reject(new HttpError(413, `Expected a body of at most ${maxBodyBytes} bytes; got more.`));
      }
    });
    req.on("end", () => resolve(Buffer.concat(chunks)));
    req.on("error", reject);
    req.on("close", () => reject(new Error("The client disconnected.")));
  });
}

/** Protects visitors' details from other computers, and from other sites by DNS rebinding. */
function isFromThisComputer({ socket, headers }: IncomingMessage): boolean {
  return (
    /^(::1|(::ffff:)?127(\.\d+){3})$/.test(socket.remoteAddress ?? "") &&
    // A proxy on this computer forwards requests of others.
    /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? "") &&
    headers["x-forwarded-for"] === undefined &&
    headers.forwarded === undefined
  );
}

function sendJson(res: ServerResponse, status: number, body: Record<string, string>): void {
  res.setHeader("content-type", "application/json; charset=utf-8");
  send(res, status, JSON.stringify(body));
}

function send(res: ServerResponse, status: number, body: string): void {
  res.setHeader("cache-control", "no-store");
  res.setHeader("x-content-type-options", "nosniff");
  res.writeHead(status, { "content-length": Buffer.byteLength(body) }).end(body);
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { errorCode } from "./error-code.ts";
import { parseQuoteRequest } from "./parse-quote-request.ts";
import { inboxPage, inboxPolicy } from "./quote-inbox.ts";
import type { QuoteStore } from "./quote-store.ts";

/** Largest body taken, in bytes. A browser sends no larger one with `keepalive` either. */
const bodyLimit = 64 * 1024;

export interface QuoteReceiverOptions {
  store: QuoteStore;
  /** Where the site posts its requests (SPEC.md section 7). */
  submitPath?: string;
  /** The page that shows what came in, for a browser on the same computer only. */
  inboxPath?: string;
  /**
   * Told what answers with 500 and 507 leave out: which file has which problem. By default that is
   * printed as a warning of the process.
   */
  onError?: (error: Error) => void;
}

/** A connect-style handler, as Vite's servers take it. */
export type Middleware = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** An answer other than success: its message is sent to the client as `{"error": message}`. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Receives quote requests and shows them. Every other path is left to the next handler.
 *
 * `POST submitPath` takes SPEC.md's JSON body, as application/json or text/plain in UTF-8, and
 * answers 201 `{"status": "stored"}` once it is on the disk, 200 `{"status": "duplicate"}` for one
 * that already is, or `{"error": sentence}` with 400, 405, 413, 415, 500, or 507 for a full disk.
 * `GET inboxPath` answers with an HTML page.
 */
export function createQuoteReceiver({
  store,
  submitPath = "/api/quote-requests",
  inboxPath = "/quote-requests",
  onError = (error) => process.emitWarning(error),
}: QuoteReceiverOptions): Middleware {
  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    allowOnly("POST", req, res);
    const type = req.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
    if (type !== "application/json" && type !== "text/plain") {
      throw new Refusal(
        415,
        `The content type is ${type || "missing"}: send application/json or text/plain.`,
      );
    }
    const parsed = parseQuoteRequest(await readBody(req));
    if ("problem" in parsed) throw new Refusal(400, parsed.problem);
    const status = await store.append(parsed.request);
    answerJson(res, status === "stored" ? 201 : 200, { status });
  }

  async function showInbox(req: IncomingMessage, res: ServerResponse): Promise<void> {
    allowOnly("GET, HEAD", req, res);
    if (!isFromThisComputer(req)) {
      throw new Refusal(
        403,
        "This page opens only in a browser on the computer that runs the site.",
      );
    }
    const page = inboxPage(await store.list(), store.file);
    res.setHeader("content-type", "text/html; charset=utf-8");
    res.setHeader("content-security-policy", inboxPolicy);
    res.setHeader("x-robots-tag", "noindex");
    answer(res, 200, page);
  }

  function answerFailure(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    if (error instanceof Refusal) {
      answerJson(res, error.status, { error: error.message });
    } else if (req.complete) {
      onError(error instanceof Error ? error : new Error(String(error)));
      const diskIsFull = ["ENOSPC", "EDQUOT"].includes(errorCode(error));
      answerJson(res, diskIsFull ? 507 : 500, { error: diskIsFull ? noSpace : noStore });
    }
    // Otherwise the client left in the middle of its body: nobody waits for an answer.
  }

  return (req, res, next) => {
    const path = req.url?.split("?", 1)[0];
    const handle = path === submitPath ? receive : path === inboxPath ? showInbox : undefined;
    if (!handle) return next();
    handle(req, res).catch((error) => answerFailure(req, res, error));
  };
}

const noSpace =
  "The request was not stored: the receiver's disk is full. Free some space, then send it again.";
const noStore = "The receiver cannot use the file it keeps requests in. Its log says why.";

function allowOnly(allow: string, req: IncomingMessage, res: ServerResponse): void {
  if (allow.split(", ").includes(req.method ?? "")) return;
  res.setHeader("allow", allow);
  throw new Refusal(405, `${req.method} is not possible here: use ${allow}.`);
}

/**
 * The whole body. Above the limit it is refused at once, yet read to its end and thrown away:
 * a browser that is cut off while it sends never sees the answer.
 */
function readBody(req: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    req.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bodyLimit) {
        chunks.push(chunk);
      } else {
        chunks.length = 0;
        reject(new Refusal(413, `The body is too large: send at most ${bodyLimit} bytes.`));
      }
    });
    req.on("end", () => resolve(Buffer.concat(chunks)));
    req.on("error", reject);
    req.on("close", () => reject(new Error("The client left.")));
  });
}

/** The last line of defence for people's details: no other computer, no other site's name. */
function isFromThisComputer({ socket, headers }: IncomingMessage): boolean {
  return (
    /^(::1|(::ffff:)?127(\.\d+){3})$/.test(socket.remoteAddress ?? "") &&
    // Another name that leads here is DNS rebinding; a forwarded request comes from elsewhere.
    /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? "") &&
    headers["x-forwarded-for"] === undefined &&
    headers.forwarded === undefined
  );
}

function answerJson(res: ServerResponse, status: number, body: Record<string, string>): void {
  res.setHeader("content-type", "application/json; charset=utf-8");
  answer(res, status, JSON.stringify(body));
}

function answer(res: ServerResponse, status: number, body: string): void {
  res.setHeader("cache-control", "no-store");
  res.setHeader("x-content-type-options", "nosniff");
  res.writeHead(status, { "content-length": Buffer.byteLength(body) }).end(body);
}

import { payloadKeys } from "../domain/quote-values.ts";
import type { StoredRequest } from "./quote-store.ts";

/**
 * The requests as CSV (RFC 4180), which a spreadsheet opens with every value as it was typed
 * (docs/receivers.md#as-a-spreadsheet). Excel needs the byte order mark to read it as UTF-8.
 */
export function requestsCsv(requests: readonly StoredRequest[]): string {
  const rows = requests.map(({ received_at, request }) => [
    quoted(received_at),
    ...payloadKeys.map((key) => cell(request[key])),
  ]);
  const lines = [["received_at", ...payloadKeys].map(quoted), ...rows];
  return `\uFEFF${lines.map((cells) => `${cells.join(",")}\r\n`).join("")}`;
}

/**
 * What a spreadsheet would read as a number, a date, an amount or a formula: 0825550123, 1-2, May 2026, R250,
 * =A1. Its own mark for a text, an apostrophe, shows in the cell of an opened CSV file; a tab does not.
 */
const misread = /^[^\p{L}]|^(true|false)$|^\p{L}{1,9}[ ./-]*\d[\d ,./-]*$/iu;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const cell = (text: string) => quoted(misread.test(text) ? `\t${text}` : text);

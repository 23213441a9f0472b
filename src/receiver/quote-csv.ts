import { quoteFieldNames } from "../domain/quote-request.ts";
import { fieldText } from "./quote-inbox.ts";
import type { StoredRequest } from "./quote-store.ts";

const fields: readonly string[] = [...quoteFieldNames, "submitted_at", "page_url"];

/** The requests as CSV (RFC 4180). Excel needs the byte order mark to read it as UTF-8. */
export function requestsCsv(requests: readonly StoredRequest[]): string {
  const rows = requests.map(({ received_at, request }) => {
    const others = Object.entries(request).filter(([field]) => !fields.includes(field));
    return [
      received_at,
      ...fields.map((field) => fieldText(request[field])),
      others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : "",
    ];
  });
  const lines = [["received_at", ...fields, "other_fields"], ...rows];
  return `\uFEFF${lines.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("")}`;
}

/** The apostrophe keeps a spreadsheet from running what a visitor typed as a formula. */
const cell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

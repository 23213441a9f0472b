import { createHash } from "node:crypto";
import { escapeMarkup } from "../lib/escape-markup.ts";
import type { StoredRequest } from "./quote-file.ts";
import type { RequestList } from "./quote-store.ts";

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
article { margin-top: 2rem; border-top: 1px solid; padding-top: 1rem; }
h2 { margin: 0; }
dl { display: grid; gap: 0.25rem 1.5rem; margin: 0.75rem 0 0; }
dt { font-weight: 600; }
dd { margin: 0; white-space: pre-wrap; }
@media (min-width: 32rem) { dl { grid-template-columns: 9rem 1fr; } }
`;

const styleHash = createHash("sha256").update(style).digest("base64");

/** The Content-Security-Policy of {@link inboxPage}: allows its inline style and nothing else. */
export const inboxPolicy =
  `default-src 'none'; style-src 'sha256-${styleHash}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const labels = new Map([
  ["name", "Name"],
  ["email", "Email"],
  ["phone", "Phone"],
  ["area", "Area"],
  ["service", "Service"],
  ["message", "Project details"],
  ["submitted_at", "Sent"],
  ["page_url", "From the page"],
]);

const timeFormat = new Intl.DateTimeFormat("en-ZA", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Africa/Johannesburg",
});

/** The stored requests as an HTML page, for whoever runs the site on this computer. */
export function inboxPage({ requests, total, unreadable, tornFile }: RequestList, file: string) {
  const count = total === 1 ? "1 request" : `${total} requests`;
  const summary =
    total === 0
      ? "No requests yet. Send the quote form on the site, then reload this page."
      : `${count}, newest first.${total > requests.length ? ` These are the newest ${requests.length}.` : ""}`;
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Quote requests (${total})</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Quote requests</h1>
<p>${summary}</p>
<p>Requests are stored in <code>${escapeMarkup(file)}</code>.</p>
${unreadable > 0 ? `<p><strong>Lines in that file that cannot be read: ${unreadable}.</strong></p>` : ""}
${tornFile ? `<p>Lines that a crash left incomplete are in <code>${escapeMarkup(tornFile)}</code>.</p>` : ""}
${requests.map(requestHtml).join("\n")}
</main>
</body>
</html>
`;
}

function requestHtml({ received_at, request }: StoredRequest): string {
  const fields = new Set([...labels.keys(), ...Object.keys(request)]);
  const rows = Array.from(fields, (field) => {
    const value = toText(request[field]);
    const text = escapeMarkup(field === "submitted_at" ? localTime(value) : value);
    return text && `<dt>${escapeMarkup(labels.get(field) ?? field)}</dt><dd>${text}</dd>`;
  });
  return `<article>
<h2>${escapeMarkup(toText(request.name))}: ${escapeMarkup(toText(request.service))}</h2>
<p>Received <time datetime="${escapeMarkup(received_at)}">${escapeMarkup(localTime(received_at))}</time></p>
<dl>${rows.join("")}</dl>
</article>`;
}

/** A timestamp in the company's time, or the text itself if it is none. */
function localTime(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : timeFormat.format(date);
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

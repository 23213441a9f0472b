import { createHash } from "node:crypto";
import { fieldTexts } from "../content/interface/quote-form.ts";
import { payloadKeys, type QuotePayload } from "../domain/quote-values.ts";
import { escapeMarkup } from "../lib/escape-markup.ts";
import type { QuoteStore, StoredRequest } from "./quote-store.ts";

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
article { margin-top: 2rem; border-top: 1px solid; padding-top: 1rem; }
h2 { margin: 0; }
dl { display: grid; gap: 0.25rem 1.5rem; margin: 0.75rem 0 0; }
dt { font-weight: 600; }
dd { margin: 0; white-space: pre-wrap; }
nav { display: flex; gap: 1.5rem; margin-top: 2rem; }
@media (min-width: 32rem) { dl { grid-template-columns: 9rem 1fr; } }
`;

const styleHash = createHash("sha256").update(style).digest("base64");

/** The Content-Security-Policy of {@link inboxPage}: allows its inline style and nothing else. */
export const inboxPolicy =
  `default-src 'none'; style-src 'sha256-${styleHash}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const labels: Readonly<Record<keyof QuotePayload, { label: string }>> = {
  ...fieldTexts,
  submitted_at: { label: "Sent" },
  page_url: { label: "From the page" },
};

const timeFormat = new Intl.DateTimeFormat("en-ZA", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Africa/Johannesburg",
});

export const inboxPath = "/quote-requests";
export const csvPath = `${inboxPath}.csv`;

const pageSize = 100;

/** Page `page` of the stored requests as HTML, from 1, the newest; any other number gives the nearest there is. */
export function inboxPage(store: QuoteStore, page: number): string {
  const total = store.count();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(Math.trunc(page) || 1, 1), last);
  const offset = (current - 1) * pageSize;
  const requests = store.list(pageSize, offset);
  const range = `Requests ${offset + 1} to ${offset + requests.length} of ${total}, newest first.`;
  const none = "No requests yet. Send the quote form on the site, then reload this page.";
  const pageUrl = `${inboxPath}?page=`;
  const newer = current > 1 ? `<a href="${pageUrl}${current - 1}">Newer requests</a>` : "";
  const older = current < last ? `<a href="${pageUrl}${current + 1}">Older requests</a>` : "";
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quote requests (${total})</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Quote requests</h1>
<p>${total === 0 ? none : range} <a href="${csvPath}">Download all as a spreadsheet (CSV)</a></p>
<p>Requests are stored in <code>${escapeMarkup(store.file)}</code>.</p>
${requests.map(requestHtml).join("\n")}
${last > 1 ? `<nav aria-label="Pages">${newer}${older}</nav>` : ""}
</main>
</body>
</html>
`;
}

function requestHtml({ received_at, request }: StoredRequest): string {
  const texts = { ...request, submitted_at: localTime(request.submitted_at) };
  const rows = payloadKeys
    .filter((key) => texts[key] !== "")
    .map((key) => `<dt>${labels[key].label}</dt><dd>${escapeMarkup(texts[key])}</dd>`);
  return `<article>
<h2>${escapeMarkup(`${request.name}: ${request.service}`)}</h2>
<p>Received ${escapeMarkup(localTime(received_at))}</p>
<dl>${rows.join("")}</dl>
</article>`;
}

/** A timestamp in the company's time, or the text itself if it is not one. */
function localTime(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : timeFormat.format(date);
}

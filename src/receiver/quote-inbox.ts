import { createHash } from "node:crypto";
import type { StoredQuote } from "./quote-file.ts";
import type { QuoteList } from "./quote-store.ts";

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

/** The Content-Security-Policy of {@link inboxPage}: nothing but its own inline style. */
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

/** A complete HTML page of stored requests, for whoever runs the site on this computer. */
export function inboxPage({ quotes, total, unreadable, tornFile }: QuoteList, file: string) {
  const count = total === 1 ? "1 request" : `${total} requests`;
  const summary =
    total === 0
      ? "Nothing has come in yet. Send the quote form on the site, then load this page again."
      : `${count}, newest first.${total > quotes.length ? ` These are the newest ${quotes.length}.` : ""}`;
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
<p>Requests are kept in <code>${escapeHtml(file)}</code>.</p>
${unreadable > 0 ? `<p><strong>Lines of that file that cannot be read: ${unreadable}.</strong></p>` : ""}
${tornFile ? `<p>Lines that a crash left unfinished are in <code>${escapeHtml(tornFile)}</code>.</p>` : ""}
${quotes.map(article).join("\n")}
</main>
</body>
</html>
`;
}

function article({ received_at, request }: StoredQuote): string {
  const fields = new Set([...labels.keys(), ...Object.keys(request)]);
  const rows = Array.from(fields, (field) => {
    const text = escapeHtml(asText(request[field]));
    return text && `<dt>${escapeHtml(labels.get(field) ?? field)}</dt><dd>${text}</dd>`;
  });
  const moment = new Date(received_at);
  const received = Number.isNaN(moment.getTime()) ? received_at : timeFormat.format(moment);
  return `<article>
<h2>${escapeHtml(asText(request.name))}: ${escapeHtml(asText(request.service))}</h2>
<p>Received <time datetime="${escapeHtml(received_at)}">${escapeHtml(received)}</time></p>
<dl>${rows.join("")}</dl>
</article>`;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

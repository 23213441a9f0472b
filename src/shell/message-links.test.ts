import { business } from "virtual:business";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { completeValues } from "#machines/quote-form/complete-values.fixture.ts";
import { contact } from "../content/contact.ts";
import { messageShortened, whatsappGreeting } from "../content/interface/contact.ts";
import { blockIn } from "../content-schema/block-in.ts";
import { requestText } from "../features/quote-form/request-text.ts";
import { emailLink } from "./message-links.ts";

/** Chrome on Windows opens nothing above it. */
const longestThatOpens = 2_046;

const subject = "Quote request: 50 m² & more";

/** The body that a mail program reads from the link (RFC 6068). */
const bodyOf = (href: string) =>
  new URL(href).searchParams.get("body")?.replaceAll("\r\n", "\n") ?? "";

describe("An email link", () => {
  test("is addressed to us, says what it is about, and holds the text", () => {
    const text = "Name: Thandi\n50% & more? #1 = best + cheapest";
    const { href, isShortened } = emailLink(subject, text);
    const { pathname, searchParams } = new URL(href);
    expect(pathname).toBe(business.email);
    expect([...searchParams.keys()]).toEqual(["subject", "body"]);
    expect(searchParams.get("subject")).toBe(subject);
    expect(bodyOf(href)).toBe(text);
    expect(isShortened).toBe(false);
  });

  test("ends its lines as emails do", () => {
    expect(emailLink(subject, "A\nb").href).toContain("A%0D%0Ab");
  });

  test.each([
    ["plain letters", "paving "],
    ["lines", "brick\n"],
    ["accents", "môre, kêrels "],
    ["emoji", "🧱🏡"],
  ])("of any number of %s can be opened, and says where it is cut", (_, piece) => {
    for (let count = 1; piece.length * count < 3_000; count += 11) {
      const text = piece.repeat(count);
      const { href, isShortened } = emailLink(subject, text);
      expect(href.length).toBeLessThanOrEqual(longestThatOpens);
      const [kept = "", ...rest] = bodyOf(href).split(`\n${messageShortened}`);
      expect(rest).toEqual(isShortened ? [""] : []);
      expect(text.startsWith(kept)).toBe(true);
      // Nothing is cut that fits.
      expect(isShortened).toBe(kept.length < text.length);
      if (isShortened) expect(href.length).toBeGreaterThan(longestThatOpens - 60);
    }
  });
});

const hrefWith = (text: string) => `https://wa.me/27821234567?text=${encodeURIComponent(text)}`;

/** The HTML of a failed request, then of the bar of small screens, the contact buttons and details. */
async function renderContactLinks(whatsappNumber: string) {
  vi.resetModules();
  const { business } = await import("virtual:business");
  vi.doMock("virtual:business", () => ({ business: { ...business, whatsappNumber } }));
  vi.resetModules();
  const [{ ThumbBar }, { ContactLinks }, { ContactFallback }, { ContactDetails }] =
    await Promise.all([
      import("../features/site-header/thumb-bar.tsx"),
      import("./contact-links.tsx"),
      import("../features/quote-form/contact-fallback.tsx"),
      import("../sections/blocks/contact-form/contact-form.tsx"),
    ]);
  return [
    renderToString(createElement(ContactFallback, { values: completeValues })),
    renderToString(createElement(ThumbBar, { path: "/" })),
    renderToString(createElement(ContactLinks)),
    renderToString(
      createElement(ContactDetails, {
        details: blockIn(contact, "contact-form").details,
        hoursNote: null,
      }),
    ),
  ];
}

afterEach(() => {
  vi.doUnmock("virtual:business");
  vi.resetModules();
});

describe("WhatsApp", () => {
  test("is offered beside phone and email where the company has set its number", async () => {
    const [failedRequest, ...others] = await renderContactLinks("+27821234567");
    expect(failedRequest).toContain(`href="${hrefWith(requestText(completeValues))}"`);
    for (const html of others) expect(html).toContain(`href="${hrefWith(whatsappGreeting)}"`);
  });

  test("is not mentioned without a number", async () => {
    const parts = await renderContactLinks("");
    for (const html of parts) expect(html).not.toMatch(/whatsapp|wa\.me/i);
  });
});

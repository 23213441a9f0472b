import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { completeValues } from "#machines/quote-form/complete-values.fixture.ts";
import { contact } from "../../content/contact.ts";
import { whatsappGreeting } from "../../content/interface/contact.ts";
import { requestText } from "../quote-form/request-text.ts";

const hrefWith = (text: string) => `https://wa.me/27821234567?text=${encodeURIComponent(text)}`;

/** The HTML of a failed request, then of the bar of small screens, the contact buttons and details. */
async function renderContactLinks(whatsappNumber: string) {
  vi.resetModules();
  const { business } = await import("virtual:business");
  vi.doMock("virtual:business", () => ({ business: { ...business, whatsappNumber } }));
  vi.resetModules();
  const [{ ThumbBar }, { ContactLinks }, { ContactFallback }, { ContactDetails }] =
    await Promise.all([
      import("../site-header/thumb-bar.tsx"),
      import("./contact-links.tsx"),
      import("../quote-form/contact-fallback.tsx"),
      import("../../sections/contact/contact.tsx"),
    ]);
  return [
    renderToString(createElement(ContactFallback, { values: completeValues })),
    renderToString(createElement(ThumbBar, { path: "/" })),
    renderToString(createElement(ContactLinks)),
    renderToString(createElement(ContactDetails, { details: contact.details, hoursNote: null })),
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

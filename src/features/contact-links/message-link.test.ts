import { business } from "virtual:business";
import { describe, expect, test } from "vitest";
import { messageShortened } from "../../content/interface/contact.ts";
import { emailLink } from "./message-link.ts";

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

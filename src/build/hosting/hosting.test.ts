import { describe, expect, test } from "vitest";
import { caddyfile } from "./caddy.ts";
import { assertNoInlineCode, contentSecurityPolicy } from "./content-security-policy.ts";
import { nginxConfiguration } from "./nginx.ts";
import { headersOf, siteHeaders } from "./site-headers.ts";
import { headersFile } from "./write-hosting.ts";

const business = {
  webhookUrl: "https://hook.example.com/abc?key=1",
  mapProvider: "openstreetmap",
} as const;
const inlineCode = { scripts: ["alert(1)"], styles: ["p{color:red}"] };

const sourcesOf = (policy: string, directive: string) =>
  policy
    .split("; ")
    .map((words) => words.split(" "))
    .find(([name]) => name === directive)
    ?.slice(1);

describe("Content Security Policy", () => {
  test("allows inline code by its hash only", () => {
    const policy = contentSecurityPolicy(business, inlineCode);
    // Computed by openssl: printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(sourcesOf(policy, "script-src")).toEqual([
      "'self'",
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ]);
    expect(sourcesOf(policy, "default-src")).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe|\*|http:/);
  });

  test.each([
    ["https://hook.example.com/abc?key=1", ["'self'", "https://hook.example.com"]],
    ["http://127.0.0.1:1880/quotes", ["'self'", "http://127.0.0.1:1880"]],
    ["/api/quote-requests", ["'self'"]],
  ])("allows requests to the site itself and to the webhook %s", (webhookUrl, sources) => {
    const policy = contentSecurityPolicy({ webhookUrl, mapProvider: "none" }, inlineCode);
    expect(sourcesOf(policy, "connect-src")).toEqual(sources);
  });

  test("allows frames for the map only", () => {
    expect(sourcesOf(contentSecurityPolicy(business, inlineCode), "frame-src")).toEqual([
      "https://www.openstreetmap.org",
    ]);
    const withoutMap = contentSecurityPolicy({ ...business, mapProvider: "none" }, inlineCode);
    expect(sourcesOf(withoutMap, "frame-src")).toEqual(["'none'"]);
    expect(withoutMap).not.toContain("openstreetmap");
  });

  test("stops the build at a page with inline code that it blocks", () => {
    expect(() => assertNoInlineCode("/", '<p class="a">style="b"</p>')).not.toThrow();
    expect(() => assertNoInlineCode("/faq", '<p class="a" style="b">')).toThrow(
      /^\/faq has a style/,
    );
    expect(() => assertNoInlineCode("/faq", '<p onclick="b">')).toThrow(/inline event handler/);
  });
});

describe("response headers", () => {
  const headers = siteHeaders(contentSecurityPolicy(business, inlineCode));

  test("forbid other sites to frame this one", () => {
    expect(headersOf(headers, "/", true)["content-security-policy"]).toMatch(
      /; frame-ancestors 'none'$/,
    );
  });

  test("are written to _headers without setting a header of a file twice", () => {
    const file = headersFile(headers);
    const [everywhere = "", ...others] = file.trim().split("\n\n");
    const names = (block: string) =>
      [...block.matchAll(/^ {2}([a-z-]+): \S/gm)].map(([, name]) => name);
    expect(everywhere).toMatch(/^\/\*\n/);
    expect(names(everywhere)).toHaveLength(everywhere.split("\n").length - 1);
    for (const block of others) {
      expect(block).toMatch(/^\/[a-z]+\/\*\n {2}cache-control: /);
      expect(names(block).filter((name) => names(everywhere).includes(name))).toEqual([]);
    }
  });

  test("stop the build if they exceed the limits of Cloudflare Pages", () => {
    const styles = Array.from({ length: 40 }, (_, index) => `p{order:${index}}`);
    const policy = contentSecurityPolicy(business, { ...inlineCode, styles });
    expect(() => headersFile(siteHeaders(policy))).toThrow(
      /at most 100 rules and 2000 characters a line/,
    );
  });

  test("stop the build if a host would misread a value", () => {
    expect(() => nginxConfiguration(siteHeaders('a "b"'), "site")).toThrow(
      /without ", \$ and \\ for nginx/,
    );
    expect(() => nginxConfiguration(siteHeaders("$uri"), "site")).toThrow(
      /without ", \$ and \\ for nginx/,
    );
    expect(() => caddyfile(siteHeaders("{path}"), "site")).toThrow(
      /without backticks and braces for Caddy/,
    );
  });
});

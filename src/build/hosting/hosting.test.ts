import { describe, expect, test } from "vitest";
import { caddyfile } from "./caddy.ts";
import { assertNoInlineCode, contentSecurityPolicy } from "./content-security-policy.ts";
import { headersFile } from "./headers-file.ts";
import { nginxConfiguration } from "./nginx.ts";
import { cleanPath, headersOf, siteHeaders } from "./site-headers.ts";

const business = {
  webhookAddress: "https://hook.example.com/abc?key=1",
  mapProvider: "openstreetmap",
} as const;
const inlined = { scripts: ["alert(1)"], styles: ["p{color:red}"] };

/** The sources of a directive. */
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split("; ")
    .map((words) => words.split(" "))
    .find(([name]) => name === directive)
    ?.slice(1);

describe("The content policy", () => {
  test("names inline texts by their hashes, and lets nothing unsafe through", () => {
    const policy = contentSecurityPolicy(business, inlined);
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
  ])("lets requests go to the site itself and to the webhook %s", (webhookAddress, sources) => {
    const policy = contentSecurityPolicy({ webhookAddress, mapProvider: "none" }, inlined);
    expect(sourcesOf(policy, "connect-src")).toEqual(sources);
  });

  test("lets frames in for the map alone", () => {
    expect(sourcesOf(contentSecurityPolicy(business, inlined), "frame-src")).toEqual([
      "https://www.openstreetmap.org",
    ]);
    const without = contentSecurityPolicy({ ...business, mapProvider: "none" }, inlined);
    expect(sourcesOf(without, "frame-src")).toEqual(["'none'"]);
    expect(without).not.toContain("openstreetmap");
  });

  test("stops the build at a page that holds what it refuses", () => {
    expect(() => assertNoInlineCode("/", '<p class="a">style="b"</p>')).not.toThrow();
    expect(() => assertNoInlineCode("/faq", '<p class="a" style="b">')).toThrow(
      /^\/faq holds a style/,
    );
    expect(() => assertNoInlineCode("/faq", '<p onclick="b">')).toThrow(/inline event handler/);
  });
});

describe("The headers of an answer", () => {
  const headers = siteHeaders(contentSecurityPolicy(business, inlined));

  test("let a file be kept for good where its name carries its hash, and no page", () => {
    const caching = (path: string, found = true) =>
      headersOf(headers, path, found)["cache-control"];
    expect(caching("/assets/a-1234.js")).toContain("immutable");
    expect(caching("/assets/a-1234.js", false)).toBe("no-cache");
    for (const path of ["/", "/about", "/assets", "/favicon.svg", "/areas/sandton"]) {
      expect(caching(path), path).toBe("no-cache");
    }
  });

  test("do not let the site be framed", () => {
    expect(headersOf(headers, "/", true)["content-security-policy"]).toMatch(
      /; frame-ancestors 'none'$/,
    );
  });

  test("fit into _headers, no two rules of which name the same header for one file", () => {
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

  test("stop the build when they outgrow the limits of Cloudflare Pages", () => {
    const styles = Array.from({ length: 40 }, (_, index) => `p{order:${index}}`);
    const policy = contentSecurityPolicy(business, { ...inlined, styles });
    expect(() => headersFile(siteHeaders(policy))).toThrow(/2000 characters a line/);
  });

  test("stop the build where a host would misread one", () => {
    expect(() => nginxConfiguration(siteHeaders('a "b"'), "site")).toThrow(/nginx would misread/);
    expect(() => nginxConfiguration(siteHeaders("$uri"), "site")).toThrow(/nginx would misread/);
    expect(() => caddyfile(siteHeaders("{path}"), "site")).toThrow(/Caddy would misread/);
  });
});

test.each([
  ["/", null],
  ["/about", null],
  ["/about/", "/about"],
  ["/about//", "/about"],
  ["/about.html", "/about"],
  ["/services/pool/", "/services/pool"],
  ["/index.html", "/"],
  ["/services/index.html", "/services"],
  ["/assets/a.js", null],
  ["//example.com/", null],
  ["/\\example.com/", null],
])("clean path: %s redirects to %s", (path, expected) => {
  expect(cleanPath(path)).toBe(expected);
});

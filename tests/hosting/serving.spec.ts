import { readFileSync } from "node:fs";
import { get as getOverHttp, type IncomingMessage } from "node:http";
import { get as getOverHttps } from "node:https";
import { buffer } from "node:stream/consumers";
import { type APIRequestContext, type APIResponse, expect, test } from "@playwright/test";
import type { Headers, SiteHeaders } from "#src/build/hosting/site-headers.ts";
import { headersJson } from "#src/build/hosting/write-hosting.ts";
import { sitePaths } from "#src/domain/pages.ts";
import { builtFile, builtPage } from "../support/built-pages.ts";
import { examplePaths } from "../support/page-kinds.ts";

/*
 * Checks a host: `npm start` by `npm test`, nginx and Caddy by `npm run check:extra -- hosting`, or any other
 * by SITE_URL.
 */

const table: SiteHeaders = JSON.parse(readFileSync(headersJson, "utf8"));
const ofPages: Headers = { ...table.always, ...table.pages };

/** Requests a path without following redirects. */
const fetchPath = (
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
) => request.get(path, { maxRedirects: 0, headers });

/** Sends a request's target as it is, and returns the body as it comes. */
async function fetchRaw(baseURL: string | undefined, target: string, acceptEncoding = "identity") {
  const url = new URL(baseURL ?? "");
  const get = url.protocol === "https:" ? getOverHttps : getOverHttp;
  const headers = { "accept-encoding": acceptEncoding };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { path: target, headers }, resolve).on("error", reject);
  });
  const { statusCode } = response;
  return { statusCode, headers: response.headers, body: await buffer(response) };
}

const contentType = (response: APIResponse) =>
  (response.headers()["content-type"] ?? "").toLowerCase().replace(/\s/g, "");

/** Files with immutable caching: one of every folder. */
const immutableFiles = (
  [
    ["/", /\/assets\/[\w.-]+/],
    ["/", /\/pictures\/[\w.-]+/],
    ["/", /\/social\/[\w.-]+/],
  ] as const
).map(([path, pattern]) => {
  const [file] = pattern.exec(builtPage(path).html) ?? [];
  if (file === undefined) throw new Error(`Expected a file like ${pattern} on ${path}, got none.`);
  return file;
});

for (const [name, paths] of [
  ["a page of every kind", examplePaths],
  ["every other page @sweep", sitePaths.filter((path) => !examplePaths.includes(path))],
] as const) {
  test(`hosting: ${name} has its URL and headers`, async ({ request }) => {
    for (const path of paths) {
      const response = await fetchPath(request, path);
      expect(response.status(), path).toBe(200);
      expect(response.headers(), path).toMatchObject(ofPages);
      expect(contentType(response), path).toBe("text/html;charset=utf-8");
      expect(await response.text(), path).toBe(builtPage(path).html);
      const head = await request.head(path, { maxRedirects: 0 });
      expect(head.status(), path).toBe(200);
      expect(await head.body(), path).toHaveLength(0);
    }
  });

  test(`hosting: other spellings of ${name} redirect and keep the query`, async ({ baseURL }) => {
    const spellings = new Map([["/index.html", "/"]]);
    for (const path of paths.filter((each) => each !== "/")) {
      spellings.set(`${path}/`, path);
      spellings.set(`${path}.html`, path);
      spellings.set(`${path}/?from=advert&b=%20`, `${path}?from=advert&b=%20`);
      spellings.set(`${path}&utm_source=Mail`, path);
      spellings.set(path.toUpperCase(), path);
      spellings.set(path.replaceAll("/", "//"), path);
      spellings.set(`/.${path}`, path);
      spellings.set(`/${encodeURIComponent(path.slice(1)).replace("a", "%61")}%E2%80%9D`, path);
    }
    for (const [spelling, path] of spellings) {
      // As a program may send it; browsers resolve dots themselves.
      const { statusCode, headers } = await fetchRaw(baseURL, spelling);
      expect(statusCode, spelling).toBe(301);
      const { pathname, search } = new URL(headers.location ?? "", "http://site");
      expect(pathname + search, spelling).toBe(path);
      expect(headers, spelling).toMatchObject(table.always);
    }
  });
}

test("hosting: no spelling redirects to another site", async ({ request, baseURL }) => {
  const { origin, host } = new URL(baseURL ?? "");
  for (const path of [
    "//example.com/",
    "//example.com/.html",
    "///example.com//",
    "/%5Cexample.com/",
    "/%5C/example.com/",
    "/%2Fexample.com/",
    "/about%0d%0aset-cookie:%20a=b/",
    "/https://example.com/",
  ]) {
    const response = await request.get(origin + path, { maxRedirects: 0 });
    const { location = "/" } = response.headers();
    expect(new URL(location, origin).host, `${path} leads to ${location}`).toBe(host);
    expect(response.headers(), path).not.toHaveProperty("set-cookie");
  }
});

test("hosting: unknown paths respond with 404 and the not-found page", async ({ request }) => {
  for (const path of [
    "/nowhere",
    "/services/roofing",
    "/services/residential/more",
    "/areas/durban",
    "/paving-durban",
    "/paving-alberton",
    "/about.htm",
    "/server.js",
    "/areas",
    "/404",
    "/404.html",
    "/_headers",
    "/.nojekyll",
    "/assets/missing.js",
    "/pictures/missing.avif",
    "/fonts/missing.woff2",
    "/.vite/manifest.json",
    "/..%2fpackage.json",
    "/%01",
    "/about%09",
    "/faq%0D%0A",
    "/faq%0A",
    "/about/%7F",
  ]) {
    const response = await fetchPath(request, path);
    // 400 is fine for a path that leaves the site.
    expect(path.includes("..") ? [400, 404] : [404], path).toContain(response.status());
    if (response.status() === 400) continue;
    expect(response.headers(), path).toMatchObject(ofPages);
    expect(await response.text(), path).toContain("Oops! Page not found");
  }
});

test("hosting: any request target gets a page or a plain status", async ({ baseURL }) => {
  for (const target of [
    "//[",
    "/[",
    "/%",
    "/%00",
    "/%E0%A4%A",
    "*",
    "https://[/",
    "http://example.com/faq",
    "//example.com@[\u00a0",
    "/?[=%",
    "/%5C..%5C..%5Cpackage.json",
    `/${"a".repeat(4_000)}`,
    `/${"/.".repeat(2_000)}faq`,
    "/faq",
  ]) {
    const { statusCode, body } = await fetchRaw(baseURL, target);
    // Caddy answers 500 to a path that is too long for the file system.
    expect([200, 301, 308, 400, 404, 414, 500], target.slice(0, 80)).toContain(statusCode);
    expect(body.toString(), target.slice(0, 80)).not.toMatch(/\.[jt]s:\d+/);
  }
});

test("hosting: hashed files are immutable and have no policy", async ({ request }) => {
  for (const file of immutableFiles) {
    const [, folder = ""] = file.split("/");
    const response = await fetchPath(request, file);
    expect(response.status(), file).toBe(200);
    expect(response.headers(), file).toMatchObject({ ...table.always, ...table.folders[folder] });
    expect(response.headers()["cache-control"], file).toContain("immutable");
    expect(response.headers(), file).not.toHaveProperty("content-security-policy");
  }
});

test("hosting: text is compressed as the browser accepts it", async ({ baseURL }) => {
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(builtPage("/").html) ?? [];
  const [stylesheet = ""] = /\/assets\/[\w.-]+\.css/.exec(builtPage("/").html) ?? [];
  const pages = [
    ["/", "/index.html"],
    ["/services/driveway", "/services/driveway.html"],
  ] as const;
  const files = [script, stylesheet, "/favicon.svg", "/sitemap.xml"].map((file) => [file, file]);
  for (const [path = "", file = ""] of [...pages, ...files]) {
    for (const [accepted, encoding, ending] of [
      ["identity", undefined, ""],
      ["gzip, deflate, br, zstd", "br", ".br"],
      ["gzip", "gzip", ".gz"],
      ["br;q=0, gzip;q=0.5", "gzip", ".gz"],
      ["br; q=0.0", undefined, ""],
    ] as const) {
      const what = `${path} for ${accepted}`;
      const { headers, body } = await fetchRaw(baseURL, path, accepted);
      expect(headers["content-encoding"], what).toBe(encoding);
      expect(body.equals(readFileSync(builtFile(file + ending))), what).toBe(true);
      if (encoding !== undefined) {
        expect(headers.vary?.toLowerCase(), what).toContain("accept-encoding");
      }
    }
  }
});

test("hosting: a page answers no method that would change it", async ({ request, baseURL }) => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const response = await request.fetch("/about", { method, maxRedirects: 0 });
    expect(response.status(), method).toBe(405);
    // nginx names none, against RFC 9110, 15.5.6.
    expect(["GET, HEAD", undefined], baseURL).toContain(response.headers().allow);
  }
});

test("hosting: every file has its content type", async ({ request }) => {
  const picture = /\/pictures\/[\w.-]+\.avif/.exec(builtPage("/").html)?.[0] ?? "";
  const font = /\/fonts\/[\w.-]+\.woff2/.exec(builtPage("/").html)?.[0] ?? "";
  const script = /\/assets\/[\w.-]+\.js/.exec(builtPage("/").html)?.[0] ?? "";
  const types: [string, RegExp][] = [
    [script, /^(text|application)\/javascript/],
    [picture, /^image\/avif$/],
    [font, /^font\/woff2$/],
    ["/favicon.svg", /^image\/svg\+xml/],
    ["/site.webmanifest", /^application\/manifest\+json/],
    ["/robots.txt", /^text\/plain/],
    ["/sitemap.xml", /^(text|application)\/xml/],
  ];
  for (const [file, type] of types) {
    const response = await fetchPath(request, file);
    expect(response.status(), file).toBe(200);
    expect(contentType(response), file).toMatch(type);
    expect(response.headers(), file).toMatchObject(table.always);
  }
});

test("hosting: revalidation responds with 304", async ({ request }) => {
  for (const path of ["/", "/about", ...immutableFiles]) {
    const { etag = "" } = (await fetchPath(request, path)).headers();
    for (const known of [etag, `W/${etag.replace("W/", "")}`, `"other", ${etag}`, "*"]) {
      const again = await fetchPath(request, path, { "if-none-match": known });
      expect(again.status(), `${path} with ${known}`).toBe(304);
    }
    const other = await fetchPath(request, path, { "if-none-match": '"other"' });
    expect(other.status(), path).toBe(200);
  }
});

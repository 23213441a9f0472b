import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { portOf } from "../lib/port-of.fixture.ts";
import { siteHeaders } from "./hosting/site-headers.ts";
import { serveBuiltSite } from "./serve-built-site.ts";

/** Serves a folder that `build` writes pages to, each with the policy of its build in its header. */
async function serve() {
  const folder = await mkdtemp(join(tmpdir(), "built-site-"));
  const headersFile = join(folder, "headers.json");
  const build = async (policy: string, files: Record<string, string>) => {
    await writeFile(headersFile, JSON.stringify(siteHeaders(policy)));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  };
  await build("first", { "404.html": "No page", "faq.html": "Questions", "photo.svg": "<svg/>" });
  const respond = serveBuiltSite(folder, headersFile);
  const server = createServer((req, res) =>
    respond(req, res, (error) => res.writeHead(500).end(String(error))),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${portOf(server)}${path}`);
    const policy = response.headers.get("content-security-policy")?.split(";")[0];
    return [response.status, await response.text(), policy];
  };
  return { folder, headersFile, build, get };
}

test("npm start: a build in another terminal removes, replaces and adds files", async () => {
  const { folder, headersFile, build, get } = await serve();
  expect(await get("/faq")).toEqual([200, "Questions", "first"]);
  expect(await get("/photo.svg")).toEqual([200, "<svg/>", "first"]);
  await rm(join(folder, "photo.svg"));
  await rm(join(folder, "faq.html"));
  expect(await get("/photo.svg")).toEqual([404, "No page", "first"]);
  expect(await get("/faq")).toEqual([404, "No page", "first"]);
  await build("second", { "faq.html": "Longer questions", "about.html": "About us" });
  expect(await get("/faq")).toEqual([200, "Longer questions", "second"]);
  expect(await get("/about")).toEqual([200, "About us", "second"]);
  await writeFile(headersFile, "{");
  expect(await get("/faq")).toEqual([200, "Longer questions", "second"]);
  await rm(folder, { recursive: true });
  expect(await get("/faq")).toEqual([404, "Not found", "second"]);
});

import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/*
 * Runs tests/hosting/serving.spec.ts against nginx and Caddy with the configurations of the build.
 * The summary names a missing server as not run.
 */

const port = Number(process.env.TEST_PORT ?? 4273);
const url = `http://127.0.0.1:${port}`;
const site = resolve("dist/site");
const folder = mkdtempSync(join(tmpdir(), "hosting-"));
const isRoot = process.getuid?.() === 0;

const find = (name) =>
  ["/usr/sbin", "/usr/local/bin", ...(process.env.PATH ?? "").split(":")]
    .map((directory) => join(directory, name))
    .find(existsSync);

/** Replaces a text that occurs exactly once. */
function replaceOnce(text, pattern, replacement) {
  if (text.split(pattern).length !== 2)
    throw new Error(`Expected "${pattern}" once in the configuration.`);
  return text.replace(pattern, replacement);
}

/** Debian's module configurations. */
const modules = "/etc/nginx/modules-enabled";

function nginx() {
  const program = find("nginx");
  if (program === undefined) return "nginx not found (Debian: apt-get install nginx)";
  const hasBrotli = existsSync(modules) && readdirSync(modules).some((name) => /brotli/.test(name));
  if (!hasBrotli) return "nginx has no Brotli (Debian: libnginx-mod-http-brotli-static)";
  let server = readFileSync("dist/hosting/nginx.conf", "utf8");
  server = replaceOnce(server, "listen 80;", `listen 127.0.0.1:${port};`);
  server = replaceOnce(server, "  listen [::]:80;\n", "");
  server = replaceOnce(server, "root /var/www/website/site;", `root ${site};`);
  writeFileSync(join(folder, "site.conf"), server);
  const file = join(folder, "nginx.conf");
  const tempPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    file,
    `daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
${isRoot ? "user root;" : ""}
include ${modules}/*.conf;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${tempPaths.join("\n  ")}
  include ${folder}/site.conf;
}
`,
  );
  return [program, ["-c", file, "-e", "stderr"], {}];
}

function caddy() {
  const program = find("caddy");
  if (program === undefined) return "caddy not found (Debian: apt-get install caddy)";
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n  admin off\n}\nimport ${resolve("dist/hosting/Caddyfile")}\n`);
  return [
    program,
    ["run", "--config", file, "--adapter", "caddyfile"],
    { SITE_ADDRESS: url, SITE_FOLDER: site, HOME: folder, XDG_DATA_HOME: folder },
  ];
}

/** Waits until the server responds; false if it has exited. */
async function waitForServer(server) {
  for (let waited = 0; waited < 30_000 && server.exitCode === null; waited += 100) {
    if (await fetch(url).then(Boolean, () => false)) return true;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return false;
}

async function test(host) {
  if (typeof host === "string") return `NOT RUN: ${host}`;
  const [program, args, env] = host;
  const server = spawn(program, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...env },
  });
  let log = "";
  server.stderr.on("data", (data) => {
    log += data;
  });
  const ended = new Promise((resume) => server.once("exit", resume));
  try {
    if (!(await waitForServer(server))) {
      console.error(log);
      return "FAILED: it did not start";
    }
    const { status } = spawnSync(
      "npx",
      ["playwright", "test", "tests/hosting", ...process.argv.slice(2)],
      { stdio: "inherit", env: { ...process.env, SITE_URL: url } },
    );
    return status === 0 ? "passed" : "FAILED";
  } finally {
    server.kill();
    await ended;
  }
}

const results = new Map();
for (const [name, host] of Object.entries({ nginx, caddy })) {
  console.log(`\n${name}:`);
  results.set(name, await test(host()));
}
rmSync(folder, { recursive: true });
console.log("\nHosts:");
for (const [name, result] of results) console.log(`  ${name}: ${result}`);
if ([...results.values()].some((result) => result.startsWith("FAILED"))) process.exit(1);

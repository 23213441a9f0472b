import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/*
 * Serves the finished site with nginx and with Caddy, by the configurations that the build wrote,
 * on this computer alone, and asks each what tests/hosting/serving.spec.ts asks. A server that this
 * machine has not is named at the end as not run.
 */

const port = Number(process.env.TEST_PORT ?? 4273);
const address = `http://127.0.0.1:${port}`;
const site = resolve("dist/site");
const folder = mkdtempSync(join(tmpdir(), "hosting-"));
const isRoot = process.getuid?.() === 0;

/** The path of a program, or undefined. */
const find = (name) =>
  ["/usr/sbin", "/usr/local/bin", ...(process.env.PATH ?? "").split(":")]
    .map((place) => join(place, name))
    .find(existsSync);

/** Replaces what stands exactly once; the configuration is otherwise tried as it is. */
function replaceOnce(text, pattern, replacement) {
  if (text.split(pattern).length !== 2) throw new Error(`${pattern} does not stand there once.`);
  return text.replace(pattern, replacement);
}

/** Debian's nginx reads its modules from here. */
const modules = "/etc/nginx/modules-enabled";

function nginx() {
  const program = find("nginx");
  if (program === undefined) return "there is no nginx (Debian: apt-get install nginx)";
  const hasBrotli = existsSync(modules) && readdirSync(modules).some((name) => /brotli/.test(name));
  if (!hasBrotli) return "nginx has no Brotli (Debian: libnginx-mod-http-brotli-static)";
  let server = readFileSync("dist/hosting/nginx.conf", "utf8");
  server = replaceOnce(server, "listen 80;", `listen 127.0.0.1:${port};`);
  server = replaceOnce(server, "  listen [::]:80;\n", "");
  server = replaceOnce(server, "root /var/www/website/site;", `root ${site};`);
  writeFileSync(join(folder, "site.conf"), server);
  const file = join(folder, "nginx.conf");
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
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
  ${places.join("\n  ")}
  include ${folder}/site.conf;
}
`,
  );
  return [program, ["-c", file, "-e", "stderr"], {}];
}

function caddy() {
  const program = find("caddy");
  if (program === undefined) return "there is no caddy (Debian: apt-get install caddy)";
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n  admin off\n}\nimport ${resolve("dist/hosting/Caddyfile")}\n`);
  return [
    program,
    ["run", "--config", file, "--adapter", "caddyfile"],
    { SITE_ADDRESS: address, SITE_FOLDER: site, HOME: folder, XDG_DATA_HOME: folder },
  ];
}

/** Waits until the server answers, or has ended. */
async function untilServing(server) {
  for (let waited = 0; waited < 30_000 && server.exitCode === null; waited += 100) {
    if (await fetch(address).then(Boolean, () => false)) return true;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return false;
}

async function test(found) {
  if (typeof found === "string") return `NOT RUN: ${found}`;
  const [program, args, env] = found;
  const server = spawn(program, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...env },
  });
  let said = "";
  server.stderr.on("data", (data) => {
    said += data;
  });
  const ended = new Promise((resume) => server.once("exit", resume));
  try {
    if (!(await untilServing(server))) {
      console.error(said);
      return "FAILED: it did not start";
    }
    const { status } = spawnSync(
      "npx",
      ["playwright", "test", "tests/hosting", ...process.argv.slice(2)],
      { stdio: "inherit", env: { ...process.env, SITE_ADDRESS: address } },
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

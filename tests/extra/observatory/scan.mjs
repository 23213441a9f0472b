import { execFileSync, spawn } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, request } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { createServer as createPlainServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";

/*
 * Scans `npm start` with Mozilla's HTTP Observatory over HTTPS and HTTP.
 */

const port = Number(process.env.TEST_PORT ?? 4273);
const sitePort = port + 1;

// check-extra.mjs runs this file with the Observatory in the path.
const program = (process.env.PATH ?? "")
  .split(delimiter)
  .map((directory) => join(directory, "mdn-http-observatory-scan"))
  .find(existsSync);
if (program === undefined) throw new Error("Run npm run check:extra -- observatory.");
const observatory = dirname(dirname(realpathSync(program)));
// The list of HSTS preloads that its install script would download.
writeFileSync(join(observatory, "conf/hsts-preload.json"), "{}");

const folder = mkdtempSync(join(tmpdir(), "observatory-"));
const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
const fresh = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"];
execFileSync("openssl", [...fresh, ...subject, "-keyout", key, "-out", certificate], {
  stdio: "ignore",
});

const site = spawn("node_modules/.bin/vite", ["preview"], {
  stdio: "ignore",
  env: { ...process.env, PORT: String(sitePort), QUOTE_STORE: join(folder, "quotes.db") },
});

const secure = createSecureServer(
  { key: readFileSync(key), cert: readFileSync(certificate) },
  (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const passed = request({ port: sitePort, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  },
);
const plain = createServer(({ headers, url }, outgoing) => {
  outgoing.writeHead(301, { location: `https://${headers.host}${url}` }).end();
});
/** HTTP and HTTPS share a port: a TLS handshake starts with byte 22 (RFC 8446, 5.1). */
const front = createPlainServer((socket) => {
  socket.once("data", (first) => {
    socket.pause();
    socket.unshift(first);
    (first[0] === 22 ? secure : plain).emit("connection", socket);
    process.nextTick(() => socket.resume());
  });
  socket.on("error", () => socket.destroy());
}).listen(port, "localhost");

try {
  for (let waited = 0; waited < 60_000; waited += 200) {
    if (await fetch(`http://localhost:${sitePort}`).then(Boolean, () => false)) break;
    await new Promise((resume) => setTimeout(resume, 200));
  }
  // Its own starter would set NODE_EXTRA_CA_CERTS to other certificates.
  const scan = [join(observatory, "src/scan.js"), `localhost:${port}`];
  const scanning = spawn(process.execPath, scan, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
  });
  const output = (await scanning.stdout.setEncoding("utf8").toArray()).join("");
  const { scan: summary, tests } = JSON.parse(output);
  for (const [name, { pass, result }] of Object.entries(tests)) {
    console.log(`  ${pass ? "passed" : "FAILED"}  ${name}: ${result}`);
  }
  console.log(
    `Observatory: ${summary.grade}, ${summary.score} points, ${summary.testsFailed} failed`,
  );
  if (Object.values(tests).some(({ pass }) => !pass)) process.exitCode = 1;
} finally {
  front.close();
  site.kill();
  rmSync(folder, { recursive: true });
}

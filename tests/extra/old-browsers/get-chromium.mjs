import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

const packages = fileURLToPath(new URL("../node_modules", import.meta.url));
const packed = `${packages}/@sparticuz/chromium/bin/chromium.br`;

/** Where Chromium 106 is once this file has run as a program. */
export const chromiumPath = `${packages}/chromium-106`;

if (process.argv[1] === fileURLToPath(import.meta.url) && !existsSync(chromiumPath)) {
  // Renamed once it is complete, so that an interrupted run leaves no half of it.
  writeFileSync(`${chromiumPath}.part`, brotliDecompressSync(readFileSync(packed)), {
    mode: 0o755,
  });
  renameSync(`${chromiumPath}.part`, chromiumPath);
}

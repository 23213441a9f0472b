import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Pictures and fonts are compressed already. */
const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

/** Writes a .br and a .gz beside every text file of the site, for hosts that do not compress. */
export async function compressSite(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => compressible.test(file));
  const queue = files.values();
  const compress = async () => {
    for (const file of queue) {
      const path = join(folder, file);
      const content = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      const [brotli, gzipped] = await Promise.all([
        brotliAsync(content, { params }),
        gzipAsync(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
    }
  };
  // Two per core: one waits for the disk while the other is compressed.
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, compress));
}

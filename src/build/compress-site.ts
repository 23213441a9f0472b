import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** What shrinks; pictures and fonts are compressed already. */
const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

/** Brotli's best takes 115 ms of a processor for a page of 100 KB. */
const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/**
 * Takes 3 ms and makes the page's HTML 16% heavier, which is 1.7% of all that the page sends. (Quality
 * 10 would take 44 ms for 3%.) The window of 64 KB matters: with a larger one, more time goes into
 * getting memory than into the work.
 */
const quick = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};

/**
 * Puts a .br and a .gz beside every text file of the site, for hosts that send files as they are.
 *
 * @param isQuick whether a file, by its path in the folder, is one of so many that time counts more
 */
export async function compressSite(
  folder: string,
  isQuick: (file: string) => boolean = () => false,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => compressible.test(file));
  const waiting = files.values();
  const compress = async () => {
    for (const file of waiting) {
      const path = join(folder, file);
      const text = await readFile(path);
      const params = {
        ...(isQuick(file) ? quick : best),
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      const [small, plain] = await Promise.all([
        brotliOf(text, { params }),
        gzipOf(text, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, plain)]);
    }
  };
  // One file waits for the disk while another is compressed; more would only fill the memory.
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, compress));
}

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** What shrinks; pictures and fonts are compressed already. */
const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

/** Puts a .br and a .gz beside every text file of the site, for hosts that send files as they are. */
export async function compressSite(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const text = await readFile(path);
      const [small, plain] = await Promise.all([
        brotliOf(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
        gzipOf(text, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, plain)]);
    }),
  );
}

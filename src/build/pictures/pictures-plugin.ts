import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import type { PictureEntry } from "../../content/pictures/define-pictures.ts";
import { pictures } from "../../content/pictures/pictures.ts";
import { showProgress } from "../show-progress.ts";
import { encodePicture } from "./encode-picture.ts";
import { openPictureCache } from "./picture-cache.ts";
import { findPictureNames } from "./picture-names.ts";
import { type PicturePlan, planPicture, type Rendition } from "./picture-plan.ts";

export interface PicturesPluginOptions {
  /** The list; src/content/pictures/pictures.ts, if left out. */
  entries?: Record<string, PictureEntry>;
  /** Folder of the masters, from the project's root. */
  masters?: string;
  /** Folder of the encoded files that are kept between builds, from the project's root. */
  cache?: string;
}

/**
 * Serves every listed picture in several widths as AVIF and WebP below /pictures/, and puts a
 * picture's data where a content file names it (`picture: "pool-surround-slabs"`).
 *
 * Encoding happens when the client is written, and in development when a file is asked for; a test
 * run plans pictures but encodes none. Stops the build with the file and the known names when a
 * content file names an unknown picture, and with the file when a master is missing or unlisted.
 */
export function picturesPlugin({
  entries = pictures,
  masters = "src/content/pictures/masters",
  cache = ".cache/pictures",
}: PicturesPluginOptions = {}): Plugin {
  let root = process.cwd();
  const plans = new Map<string, Promise<PicturePlan>>();

  const planOf = (name: string, entry: PictureEntry) => {
    const known = plans.get(name);
    if (known !== undefined) return known;
    const plan = planPicture(name, entry, join(root, masters));
    plans.set(name, plan);
    return plan;
  };
  const planAll = async () => {
    const all = Object.entries(entries).map(([name, entry]) => planOf(name, entry));
    return (await Promise.all(all)).flatMap((plan) => plan.renditions);
  };

  return {
    name: "pictures",

    configResolved(config) {
      root = config.root;
    },

    async buildStart() {
      await planAll();
      const listed = new Set(Object.values(entries).map((entry) => entry.file));
      for (const file of await readdir(join(root, masters))) {
        if (!listed.has(file) && !file.startsWith(".")) {
          throw new Error(
            `${masters}/${file} is in no entry of src/content/pictures/pictures.ts. Add one, or delete the file.`,
          );
        }
      }
    },

    transform: {
      filter: {
        id: {
          include: /\/src\/content\/.*\.ts$/,
          exclude: /\/src\/content\/pictures\/|\.test\.ts$/,
        },
        code: /\bpictures?\b/,
      },
      async handler(code, id) {
        let filled = code;
        for (const { name, start, end } of findPictureNames(id, code).reverse()) {
          const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
          if (entry === undefined) {
            throw new Error(
              `${relative(root, id)} shows the picture "${name}", which is not in src/content/pictures/pictures.ts. Known: ${Object.keys(entries).join(", ")}.`,
            );
          }
          const { data } = await planOf(name, entry);
          this.addWatchFile(join(root, masters, entry.file));
          filled = filled.slice(0, start) + JSON.stringify(data) + filled.slice(end);
        }
        // The data takes no line of its own, so every line stays where it was.
        return filled === code ? undefined : { code: filled, map: null };
      },
    },

    /** A master changed while the development server runs: its files get new names. */
    watchChange(id) {
      for (const [name, entry] of Object.entries(entries)) {
        if (id === join(root, masters, entry.file)) plans.delete(name);
      }
    },

    configureServer(server) {
      const kept = openPictureCache<Rendition>(join(root, cache), encodePicture);
      server.middlewares.use("/pictures", async (request, response, next) => {
        try {
          const asked = request.url?.slice(1).replace(/\?.*/, "");
          const rendition = (await planAll()).find(({ file }) => file === asked);
          if (rendition === undefined) return next();
          const { path } = await kept.fetch(rendition);
          response.setHeader("Content-Type", `image/${rendition.format}`);
          response.end(await readFile(path));
        } catch (error) {
          next(error);
        }
      });
    },

    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || dir === undefined) return;
      const { logger } = this.environment;
      const renditions = await planAll();
      let onEncoded = () => {};
      const kept = openPictureCache<Rendition>(join(root, cache), async (rendition) => {
        const encoded = await encodePicture(rendition);
        onEncoded();
        return encoded;
      });
      const missing = await kept.missing(renditions);
      if (missing > 0) {
        logger.info(`Encoding ${missing} picture files. Later builds take them from ${cache}.`);
        onEncoded = showProgress("Picture files encoded", missing, logger);
      }
      const stored = await kept.fetchAll(renditions);
      const folder = join(dir, "pictures");
      await mkdir(folder, { recursive: true });
      await Promise.all(stored.map(({ file, path }) => copyFile(path, join(folder, file))));
      const lowered = stored.filter(({ loweredTo }) => loweredTo !== undefined);
      if (lowered.length > 0) {
        const files = lowered.map(({ file, loweredTo }) => `${file} (${loweredTo})`).join(", ");
        logger.info(`Picture files whose quality was lowered to fit their size limit: ${files}.`);
      }
      const total = stored.reduce((sum, { bytes }) => sum + bytes, 0);
      logger.info(`${stored.length} picture files, ${Math.round(total / 1000)} kB in total.`);
    },
  };
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { pictures } from "../../content/pictures/pictures.ts";
import { checkPictures, type PictureEntry } from "../../content-schema/check-pictures.ts";
import { virtualModule } from "../virtual-module.ts";
import { encodePicture } from "./encode-picture.ts";
import { openPictureCache } from "./picture-cache.ts";
import {
  checkMasters,
  findUnusedMasters,
  mastersFolder,
  type PicturePlan,
  planPicture,
  type Rendition,
} from "./picture-plan.ts";

interface PicturesPluginOptions {
  /** The list; src/content/pictures/pictures.ts by default. */
  entries?: Record<string, PictureEntry>;
  /** Folder of the masters, relative to the project's root. */
  masters?: string;
  /** Folder that keeps encoded files between builds, relative to the project's root. */
  cache?: string;
}

/**
 * Serves every listed picture in several widths as AVIF and WebP below /pictures/, and their data as `virtual:pictures`.
 * Encodes when the client bundle is written, and in development on request; tests encode none. Stops the build when an
 * entry breaks its schema or a master is missing; names the masters that no entry uses.
 */
export function picturesPlugin({
  entries = pictures,
  masters = mastersFolder,
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
      checkPictures(entries);
      await checkMasters(entries, join(root, masters));
      const unused = await findUnusedMasters(entries, join(root, masters));
      if (unused.length > 0 && this.environment.name === "client") {
        this.environment.logger.warn(
          `Picture files that no page uses (${unused.length}): ${unused.join(", ")}. Delete them from ${masters}, or add an entry to src/content/pictures/pictures.ts.`,
        );
      }
    },

    ...virtualModule("virtual:pictures", "pictures", async (context) => {
      const data = Object.entries(entries).map(async ([name, entry]) => {
        context.addWatchFile(join(root, masters, entry.file));
        return [name, (await planOf(name, entry)).data] as const;
      });
      return Object.fromEntries(await Promise.all(data));
    }),

    /** Plans a picture again when its master changes: its files get new names. */
    watchChange(id) {
      for (const [name, entry] of Object.entries(entries)) {
        if (id === join(root, masters, entry.file)) plans.delete(name);
      }
    },

    configureServer(server) {
      const pictureCache = openPictureCache<Rendition>(join(root, cache), encodePicture);
      server.middlewares.use("/pictures", async (request, response, next) => {
        try {
          const requested = request.url?.slice(1).replace(/\?.*/, "");
          const rendition = (await planAll()).find(({ file }) => file === requested);
          if (rendition === undefined) return next();
          const { path } = await pictureCache.fetch(rendition);
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
      let done = 0;
      const pictureCache = openPictureCache<Rendition>(join(root, cache), async (rendition) => {
        const encoded = await encodePicture(rendition);
        done += 1;
        if (done % 100 === 0) logger.info(`Encoded ${done} of them.`);
        return encoded;
      });
      const missing = await pictureCache.countMissing(renditions);
      if (missing > 0) {
        logger.info(`Encoding ${missing} picture files. Later builds take them from ${cache}.`);
      }
      const stored = await pictureCache.copyTo(join(dir, "pictures"), renditions);
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

import { join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { pictures } from "../../content/pictures/pictures.ts";
import { contentHash } from "../content-hash.ts";
import { virtualModule } from "../virtual-module.ts";
import { openPictureCache } from "./picture-cache.ts";
import { mastersFolder, readMaster, regionAround } from "./picture-plan.ts";
import {
  encoding,
  pictureSize,
  renderSocialPicture,
  type SocialOrder,
  socialFooting,
  socialPattern,
  socialSize,
} from "./render-social-picture.ts";

const cache = ".cache/social";

/** A file name with a hash of all inputs, because services for link previews cache by URL. */
const fileName = (name: string, ...inputs: Parameters<typeof contentHash>) =>
  `${name}.${contentHash([encoding, sharp.versions.sharp, socialFooting()], ...inputs)}.jpg`;

/** What to render, by the name of the picture; "pattern" is for pages without one. */
async function planAll(root: string): Promise<ReadonlyMap<string, SocialOrder>> {
  const aspect = `${pictureSize.width}:${pictureSize.height}`;
  const { width } = socialSize;
  const orders = Object.entries(pictures).map(async ([name, { file, ...entry }]) => {
    const master = join(root, mastersFolder, file);
    const upright = await readMaster(name, file, master);
    const focus = "focus" in entry ? entry.focus : undefined;
    const region = regionAround(upright.width, upright.height, aspect, focus);
    const order: SocialOrder = {
      file: fileName(name, upright.bytes, region),
      width,
      source: { master, region },
    };
    return [name, order] as const;
  });
  const pattern: SocialOrder = { file: fileName("pattern", socialPattern()), width };
  return new Map([...(await Promise.all(orders)), ["pattern", pattern] as const]);
}

/** Renders a preview picture for shared links from every listed picture; their paths are `virtual:social-pictures`. */
export function socialPicturesPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: "social-pictures",
    configResolved(config) {
      root = config.root;
    },
    ...virtualModule("virtual:social-pictures", "socialPictures", async () => {
      const paths = [...(await planAll(root))].map(
        ([name, { file }]) => [name, `/social/${file}`] as const,
      );
      return Object.fromEntries(paths);
    }),
    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || dir === undefined) return;
      const orders = [...(await planAll(root)).values()];
      await openPictureCache(join(root, cache), renderSocialPicture).copyTo(
        join(dir, "social"),
        orders,
      );
    },
  };
}

import type { Plugin } from "vite";
import { drawingFile } from "./content-hash.ts";

/** In characters. Shorter drawings stay in the stylesheet: a request costs more than their bytes. */
const minLength = 1_000;

const svgDataUrl = /url\(\s*(["'])data:image\/svg\+xml,(.+?)\1\s*\)/g;

/** Moves large drawings from stylesheets to files, so that only the pages that show one download it. */
export function drawingsPlugin(): Plugin {
  return {
    name: "drawings",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        for (const asset of Object.values(bundle)) {
          if (asset.type !== "asset" || !asset.fileName.endsWith(".css")) continue;
          asset.source = asset.source
            .toString()
            .replace(svgDataUrl, (match, _quote: string, encoded: string) => {
              if (encoded.length < minLength) return match;
              const file = drawingFile(decodeURIComponent(encoded));
              this.emitFile({ type: "asset", ...file });
              return `url(/${file.fileName})`;
            });
        }
      },
    },
  };
}

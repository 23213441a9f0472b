import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** In characters. Shorter drawings stay in the stylesheet: a request costs more than their bytes. */
const minLength = 1_000;

const svgDataUrl = /url\(\s*(["'])data:image\/svg\+xml,(.+?)\1\s*\)/g;

/**
 * Moves the large drawings that stylesheets hold as data URLs (the laying patterns) to files, so that
 * only the pages that show a drawing download it.
 */
export function drawingsPlugin(): Plugin {
  return {
    name: "drawings",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
          file.source = file.source
            .toString()
            .replace(svgDataUrl, (match, _quote: string, encoded: string) => {
              if (encoded.length < minLength) return match;
              const source = decodeURIComponent(encoded);
              const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
              const fileName = `assets/drawing-${hash}.svg`;
              this.emitFile({ type: "asset", fileName, source });
              return `url(/${fileName})`;
            });
        }
      },
    },
  };
}

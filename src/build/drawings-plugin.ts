import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Drawings shorter than this stay in the stylesheet: a request costs more than their bytes. */
const shortest = 1_000;

const dataAddress = /url\(\s*(["'])data:image\/svg\+xml,(.+?)\1\s*\)/g;

/**
 * Makes files of the large drawings that stylesheets hold as data addresses (the laying patterns),
 * so that a drawing is fetched, once, by the pages that show it and weighs on no other.
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
            .replace(dataAddress, (whole, _quote: string, encoded: string) => {
              if (encoded.length < shortest) return whole;
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

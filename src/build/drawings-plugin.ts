import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import type {
  CrossSectionPicture,
  CrossSectionPictures,
} from "../design/cross-section/cross-section-picture.ts";
import {
  crossSectionSvg,
  defaultColours,
  preferredColours,
} from "../design/cross-section/cross-section-svg.ts";
import type { Traffic } from "../domain/pavement.ts";

/** In characters. Shorter drawings stay in the stylesheet: a request costs more than their bytes. */
const minLength = 1_000;

const svgDataUrl = /url\(\s*(["'])data:image\/svg\+xml,(.+?)\1\s*\)/g;

const moduleName = "virtual:cross-sections";

/** The file of a drawing below the site's root. */
interface DrawingFile {
  readonly fileName: string;
  readonly source: string;
}

function drawingFile(source: string): DrawingFile {
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
  return { fileName: `assets/drawing-${hash}.svg`, source };
}

/** @param urlOf - makes a drawing available, and returns its URL */
function crossSectionPictures(urlOf: (svg: string) => string): CrossSectionPictures {
  const pictureOf = (traffic: Traffic): CrossSectionPicture => ({
    src: urlOf(crossSectionSvg(traffic, defaultColours)),
    sources: preferredColours.map(({ media, colours }) => ({
      media,
      srcSet: urlOf(crossSectionSvg(traffic, colours)),
    })),
  });
  return { foot: pictureOf("foot"), cars: pictureOf("cars"), trucks: pictureOf("trucks") };
}

/**
 * Moves the large drawings that stylesheets hold as data URLs (the laying patterns) to files, so that
 * only the pages that show a drawing download it. Renders the cross-sections of pavements to files as
 * well, and provides their URLs as the module `virtual:cross-sections`; in development these are
 * data URLs.
 */
export function drawingsPlugin(): Plugin {
  let isBuild = false;
  return {
    name: "drawings",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId(id) {
      return id === moduleName ? `\0${moduleName}` : undefined;
    },
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const pictures = crossSectionPictures((svg) => {
        if (!isBuild) return `data:image/svg+xml,${encodeURIComponent(svg)}`;
        const file = drawingFile(svg);
        // The server's bundle names the same files.
        if (this.environment.name === "client") this.emitFile({ type: "asset", ...file });
        return `/${file.fileName}`;
      });
      return `export const crossSectionPictures = ${JSON.stringify(pictures)};`;
    },
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

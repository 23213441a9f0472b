import type { Plugin } from "vite";
import * as texts from "../content/interface/pavement-layers.ts";
import type {
  CrossSectionPicture,
  CrossSectionPictures,
} from "../design/cross-section/cross-section-layout.ts";
import {
  crossSectionSvg,
  defaultColours,
  labelledSectionSvg,
  preferredColours,
} from "../design/cross-section/cross-section-svg.ts";
import { recordOf } from "../domain/keys-of.ts";
import {
  type DrawnLayer,
  type LayerKind,
  layerKinds,
  type Pavement,
  surfaces,
  trafficKinds,
} from "../domain/pavement.ts";
import { drawingFile } from "./content-hash.ts";
import { virtualModule } from "./virtual-module.ts";

/** The labels of the drawing that a visitor can save: name and thickness of each layer, and the kerb. */
export function sectionLabels(pavement: Pavement): Readonly<Record<DrawnLayer | "fall", string>> {
  const of = (kind: LayerKind) => {
    const { name, thickness } = texts.layerTexts(pavement)[kind];
    return `${name}: ${thickness}`;
  };
  return { ...recordOf(layerKinds, of), kerb: texts.edgeRestraint, fall: texts.sectionFall };
}

/** @param urlOf - makes a drawing available, and returns its URL */
function crossSectionPictures(urlOf: (svg: string) => string): CrossSectionPictures {
  const pictureOf = (pavement: Pavement): CrossSectionPicture => ({
    src: urlOf(crossSectionSvg(pavement, defaultColours)),
    sources: preferredColours.map(({ media, colours }) => ({
      media,
      srcSet: urlOf(crossSectionSvg(pavement, colours)),
    })),
    labelled: urlOf(labelledSectionSvg(pavement, sectionLabels(pavement), texts.sectionNote)),
  });
  return recordOf(trafficKinds, (traffic) =>
    recordOf(surfaces, (surface) => pictureOf({ traffic, surface })),
  );
}

/** Renders cross-sections to files, whose URLs are `virtual:cross-sections`; in development these are data URLs. */
export function crossSectionPlugin(): Plugin {
  let isBuild = false;
  return {
    name: "cross-sections",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    ...virtualModule("virtual:cross-sections", "crossSectionPictures", (context) =>
      crossSectionPictures((svg) => {
        if (!isBuild) return `data:image/svg+xml,${encodeURIComponent(svg)}`;
        const file = drawingFile(svg);
        // The server's bundle names the same files.
        if (context.environment.name === "client") context.emitFile({ type: "asset", ...file });
        return `/${file.fileName}`;
      }),
    ),
  };
}

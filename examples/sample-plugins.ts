import type { Plugin } from "vite";
import { businessPlugin, resolveBusiness } from "../src/build/business-plugin.ts";
import { virtualModule } from "../src/build/virtual-module.ts";
import { businessDetails } from "../src/content/business.ts";
import { pictures } from "../src/content/pictures/pictures.ts";
import type { PictureData } from "../src/domain/pictures.ts";

const picture: PictureData = {
  alt: "Grey pavers in stretcher bond between two beds of grass",
  kind: "illustration",
  tone: "stone",
  file: "/pictures/sample-{width}.{format}",
  width: 1800,
  height: 1200,
  widths: [400, 992, 1800],
};

/**
 * A company and pictures of the examples' own, for their screenshots: those of the site may change. One
 * picture replaces them all.
 */
export const samplePlugins = (): Plugin[] => [
  businessPlugin(
    resolveBusiness(
      { ...businessDetails, whatsappNumber: "+27821234567", opens: "08:00", closes: "17:00" },
      {},
    ),
  ),
  {
    name: "sample-pictures",
    ...virtualModule("virtual:pictures", "pictures", () =>
      Object.fromEntries(Object.keys(pictures).map((name) => [name, picture])),
    ),
  },
];

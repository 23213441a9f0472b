import type { GenericSchema, InferInput, InferOutput } from "valibot";
import type {
  aboutPage,
  areasIndexPage,
  contactPage,
  faqPage,
  galleryPage,
  homePage,
  legalPage,
  notFoundPage,
  servicesIndexPage,
} from "./page-schema.ts";
import type { areaPage, categoryPage, servicePage } from "./schema.ts";

/**
 * Types a piece of content as its schema wants it. What types cannot say is checked by
 * check-content.ts when the site is built and in tests, so that neither the schemas nor Valibot
 * reach a visitor's browser.
 */
const define =
  <Schema extends GenericSchema>() =>
  (content: InferInput<Schema>): InferOutput<Schema> =>
    // By now the build has put each picture's data in the place of its name (src/build/pictures).
    content as InferOutput<Schema>;

export const defineHome = define<typeof homePage>();
export const defineContact = define<typeof contactPage>();
export const defineNotFound = define<typeof notFoundPage>();
export const defineAbout = define<typeof aboutPage>();
export const defineFaq = define<typeof faqPage>();
export const defineAreasIndex = define<typeof areasIndexPage>();
export const defineLegal = define<typeof legalPage>();
export const defineServicesIndex = define<typeof servicesIndexPage>();
export const defineGallery = define<typeof galleryPage>();
export const defineCategory = define<typeof categoryPage>();
export const defineService = define<typeof servicePage>();
export const defineArea = define<typeof areaPage>();

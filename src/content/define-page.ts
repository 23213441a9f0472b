import { defining } from "./define.ts";
import {
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

/** The pages that exist once; each is checked as `defining` says. */
export const defineHome = defining("page", homePage, () => "home");
export const defineContact = defining("page", contactPage, () => "contact");
export const defineNotFound = defining("page", notFoundPage, () => "not-found");
export const defineAbout = defining("page", aboutPage, () => "about");
export const defineFaq = defining("page", faqPage, () => "faq");
export const defineAreasIndex = defining("page", areasIndexPage, () => "areas-index");
export const defineLegal = defining("legal page", legalPage, (page) => page.slug);
export const defineServicesIndex = defining("page", servicesIndexPage, () => "services-index");
export const defineGallery = defining("page", galleryPage, () => "gallery");

import { business } from "virtual:business";

/** The full address of a page, from its path ("/areas/sandton"). */
export const siteAddress = (path: string) => `${business.origin}${path}`;

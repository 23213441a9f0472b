import { business } from "virtual:business";

/** The full address of a page, from its path ("/areas/sandton"). */
export const absoluteUrl = (path: string) => `${business.origin}${path}`;

import { business } from "virtual:business";

/** The absolute URL of a path of the site, such as "/areas/sandton". */
export const absoluteUrl = (path: string) => `${business.origin}${path}`;

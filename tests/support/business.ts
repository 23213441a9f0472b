import { readBusiness } from "#src/build/business-plugin.ts";

/** The business details of the site under test. */
export const { business } = readBusiness();

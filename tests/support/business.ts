import { resolveBusiness } from "#src/build/business-plugin.ts";
import { businessDetails } from "#src/content/business.ts";

/** The business details of the site under test. */
export const { business } = resolveBusiness(businessDetails, process.env);

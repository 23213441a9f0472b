import { resolveBusiness } from "../../src/build/business-plugin.ts";
import { businessDetails } from "../../src/content/business.ts";

/** The business details that the site under test was built with. */
export const { business } = resolveBusiness(businessDetails, process.env);

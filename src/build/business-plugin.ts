import * as v from "valibot";
import type { Plugin } from "vite";
import { businessDetails } from "../content/business.ts";
import {
  type Business,
  type BusinessDetails,
  type BusinessField,
  businessFields,
} from "../content/business-schema.ts";

const moduleName = "virtual:business";
const file = "src/content/business.ts";

export interface ResolvedBusiness {
  business: Business;
  /** One sentence for every placeholder that still stands. */
  warnings: string[];
}

/**
 * Applies environment variables to the business details and checks every value.
 *
 * @throws Error with one line a wrong value: the variable, where to change it, what was expected
 * and what was given
 */
export function resolveBusiness(
  details: BusinessDetails,
  environment: Record<string, string | undefined>,
): ResolvedBusiness {
  const values: Record<string, unknown> = {};
  const warnings: string[] = [];
  const fields = Object.keys(businessFields).filter(
    (key): key is BusinessField => key in businessFields,
  );
  for (const field of fields) {
    const { variable } = businessFields[field];
    const fromEnvironment = environment[variable];
    const detail = details[field];
    if (fromEnvironment !== undefined && fromEnvironment !== "") {
      values[field] = fromEnvironment;
    } else if (typeof detail === "object") {
      values[field] = detail.placeholder;
      warnings.push(
        `${field} is still the placeholder "${detail.placeholder}": set it in ${file} or with ${variable}.`,
      );
    } else {
      values[field] = detail;
    }
  }
  const result = v.safeParse(businessSchema, values);
  if (result.success) return { business: result.output, warnings };
  const mistakes = result.issues.map((issue) => {
    const field = fields.find((key) => key === issue.path?.[0]?.key);
    const where =
      field === undefined ? "" : `${businessFields[field].variable} (${field} in ${file})`;
    return `  ${where}: ${issue.message}, got "${String(field && values[field])}".`;
  });
  throw new Error(`The business details have mistakes:\n${mistakes.join("\n")}`);
}

const businessSchema = v.object({
  name: businessFields.name.schema,
  visiblePhone: businessFields.visiblePhone.schema,
  callNumber: businessFields.callNumber.schema,
  email: businessFields.email.schema,
  officeAddress: businessFields.officeAddress.schema,
  mapLatitude: businessFields.mapLatitude.schema,
  mapLongitude: businessFields.mapLongitude.schema,
  mapProvider: businessFields.mapProvider.schema,
  opens: businessFields.opens.schema,
  closes: businessFields.closes.schema,
  origin: businessFields.origin.schema,
  webhookAddress: businessFields.webhookAddress.schema,
  webhookContentType: businessFields.webhookContentType.schema,
  webhookTimeoutMs: businessFields.webhookTimeoutMs.schema,
});

/** Gives the site the checked business details as `virtual:business`. */
export function businessPlugin(environment = process.env): Plugin {
  const { business, warnings } = resolveBusiness(businessDetails, environment);
  let production = false;
  return {
    name: "business-details",
    configResolved(config) {
      production = config.command === "build" && config.mode === "production";
    },
    buildStart() {
      if (!production || this.environment.name !== "client") return;
      for (const warning of warnings) this.environment.logger.warn(`Business details: ${warning}`);
    },
    resolveId(id) {
      return id === moduleName ? `\0${moduleName}` : undefined;
    },
    load(id) {
      return id === `\0${moduleName}`
        ? `export const business = ${JSON.stringify(business)};`
        : undefined;
    },
  };
}

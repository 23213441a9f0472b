import * as v from "valibot";
import type { Plugin } from "vite";
import { businessDetails } from "../content/business.ts";
import {
  type Business,
  type BusinessDetails,
  type BusinessField,
  businessSchema,
  businessVariables,
} from "../content/business-schema.ts";
import { keysOf } from "../domain/keys-of.ts";
import { virtualModule } from "./virtual-module.ts";

const file = "src/content/business.ts";

const fields = keysOf(businessVariables);

export interface ResolvedBusiness {
  business: Business;
  /** The fields that still have the value they were shipped with. */
  placeholders: BusinessField[];
}

/**
 * Applies environment variables to the business details and checks every value.
 *
 * @throws Error with one line for each wrong value: where to change it, what is expected and what
 * was given.
 */
export function resolveBusiness(
  details: BusinessDetails,
  environment: Record<string, string | undefined>,
): ResolvedBusiness {
  const values: Record<string, unknown> = {};
  const placeholders: BusinessField[] = [];
  for (const field of fields) {
    const override = environment[businessVariables[field]];
    const detail = details[field];
    if (override !== undefined && override !== "") {
      values[field] = override;
    } else if (typeof detail === "object") {
      values[field] = detail.placeholder;
      placeholders.push(field);
    } else {
      values[field] = detail;
    }
  }
  const result = v.safeParse(businessSchema, values);
  if (result.success) return { business: result.output, placeholders };
  const mistakes = result.issues.map(({ path, message }) => {
    const field = fields.find((name) => name === path?.[0]?.key);
    if (field === undefined) return `  ${message}.`;
    return `  ${businessVariables[field]} (${field} in ${file}): ${message}, got "${String(values[field])}".`;
  });
  throw new Error(`The business details are not valid:\n${mistakes.join("\n")}`);
}

/** The business details of this build. */
export const readBusiness = () => resolveBusiness(businessDetails, process.env);

/** Names the fields that are still placeholders, where to fill them in, and what the worst one costs. */
export const placeholderWarning = (placeholders: readonly BusinessField[]) =>
  `Business details that are still placeholders (${placeholders.length}): ` +
  `${placeholders.join(", ")}. Set them in ${file}.` +
  (placeholders.includes("webhookUrl")
    ? ` Without ${businessVariables.webhookUrl}, a published site cannot receive quote requests.`
    : "");

/** Provides the checked business details to the site as the module `virtual:business`. */
export function businessPlugin(): Plugin {
  const { business, placeholders } = readBusiness();
  let isProductionBuild = false;
  return {
    name: "business-details",
    configResolved({ command, mode }) {
      isProductionBuild = command === "build" && mode === "production";
    },
    buildStart() {
      const { name, logger } = this.environment;
      if (isProductionBuild && name === "client" && placeholders.length > 0) {
        logger.warn(placeholderWarning(placeholders));
      }
    },
    ...virtualModule("virtual:business", "business", () => business),
  };
}

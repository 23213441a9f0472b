import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import * as v from "valibot";
import type { Plugin } from "vite";
import { businessDetails } from "../content/business.ts";
import {
  type Business,
  type BusinessDetails,
  type BusinessField,
  businessSchema,
  businessVariables,
} from "../content-schema/business-schema.ts";
import { ContentError } from "../content-schema/content-error.ts";
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
 * @throws ContentError with one line for each wrong value: where to change it, what is expected and what
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
  const names: readonly string[] = fields;
  const unknown = Object.keys(details)
    .filter((name) => !names.includes(name))
    .map((name) => `${file}, ${name}: Unknown setting. Expected one of ${names.join(", ")}`);
  const result = v.safeParse(businessSchema, values);
  if (result.success && unknown.length === 0) return { business: result.output, placeholders };
  const mistakes = (result.issues ?? []).map(({ path, message }) => {
    const field = fields.find((name) => name === path?.[0]?.key);
    if (field === undefined) return `${file}: ${message}`;
    return `${businessVariables[field]} (${field} in ${file}): ${message}, got ${values[field] === undefined ? "nothing" : `"${String(values[field])}"`}`;
  });
  throw new ContentError([...unknown, ...mistakes]);
}

/** A name that starts like a setting but is not one is misspelt. */
const settingLike = /^(BUSINESS|SITE|WEBHOOK)_/;
const variables: readonly string[] = Object.values(businessVariables);

/**
 * The settings of this build: environment variables, and those that the file .env in the project's
 * folder adds.
 *
 * @throws ContentError for a misspelt name
 */
export function readSettings(
  environment: Record<string, string | undefined> = process.env,
  settingsFile = ".env",
): Record<string, string | undefined> {
  const fromFile = existsSync(settingsFile) ? parseEnv(readFileSync(settingsFile, "utf8")) : {};
  const settings = { ...fromFile, ...environment };
  const misspelt = Object.keys(settings).filter(
    (name) => settingLike.test(name) && !variables.includes(name),
  );
  if (misspelt.length === 0) return settings;
  throw new ContentError(
    misspelt.map(
      (name) =>
        `${name in fromFile ? settingsFile : "Environment"}, ${name}: Expected one of ${variables.join(", ")}`,
    ),
  );
}

/** The business details of this build. */
export const readBusiness = () => resolveBusiness(businessDetails, readSettings());

/** Names the fields that are still placeholders, where to fill them in, and what the worst one costs. */
export const placeholderWarning = (placeholders: readonly BusinessField[]) =>
  `Business details that are still placeholders (${placeholders.length}): ` +
  `${placeholders.join(", ")}. Set them in ${file}.` +
  (placeholders.includes("webhookUrl")
    ? ` Without ${businessVariables.webhookUrl}, a published site cannot receive quote requests.`
    : "");

/**
 * Provides the checked business details to the site as the module `virtual:business`.
 *
 * @param resolved - other details than those of this build, such as those of the examples
 */
export function businessPlugin(resolved = readBusiness()): Plugin {
  const { business, placeholders } = resolved;
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

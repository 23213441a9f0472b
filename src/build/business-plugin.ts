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
import { ContentError } from "../content-schema/mistakes.ts";
import { keysOf } from "../domain/keys-of.ts";
import { nearestWord } from "../lib/edit-distance.ts";
import { virtualModule } from "./virtual-module.ts";

const file = "src/content/business.ts";

const fields = keysOf(businessVariables);

interface ResolvedBusiness {
  business: Business;
  /** The fields that still have the value they were shipped with. */
  placeholders: BusinessField[];
}

/** The business details with environment variables applied. Throws a ContentError with a line for each wrong value. */
export function resolveBusiness(
  details: BusinessDetails,
  environment: Record<string, string | undefined>,
): ResolvedBusiness {
  const values: Record<string, unknown> = {};
  const placeholders: BusinessField[] = [];
  for (const field of fields) {
    const override = environment[businessVariables[field]];
    const detail = details[field];
    if (override !== undefined) {
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
    .map((name) => ({ name, meant: nearestWord(name, names, 2) }));
  // Details are compared with each other only where each is right by itself.
  const result = v.safeParse(businessSchema, values, { abortPipeEarly: true });
  if (result.success && unknown.length === 0) return { business: result.output, placeholders };
  const mistakes = (result.issues ?? []).flatMap(({ path, message }) => {
    const field = fields.find((name) => name === path?.[0]?.key);
    if (field === undefined) return [`${file}: ${message}`];
    const value = values[field];
    if (value === undefined && unknown.some(({ meant }) => meant === field)) return [];
    return [
      `${businessVariables[field]} (${field} in ${file}): ${message}, got ${value === undefined ? "nothing" : `"${String(value)}"`}`,
    ];
  });
  throw new ContentError([
    ...unknown.map(({ name, meant }) => `${file}, ${name}: ${unknownName(meant, names)}`),
    ...mistakes,
  ]);
}

/** What to write instead of an unknown name. */
const unknownName = (meant: string | undefined, names: readonly string[]) =>
  meant === undefined
    ? `Unknown setting. Expected one of ${names.join(", ")}`
    : `Did you mean ${meant}?`;

/** A name in .env that starts like a setting but is not one is misspelt. */
const settingLike = /^(BUSINESS|SITE|WEBHOOK)_/;
const variables: readonly string[] = Object.values(businessVariables);

/** The setting that a name with one or two typing errors means. */
const settingMeant = (name: string) => nearestWord(name, variables, 2);

interface Settings {
  /** The settings that are given, by the names of their variables. */
  values: Record<string, string | undefined>;
  /** Variables of the environment that look like a misspelt setting, one sentence each. */
  doubts: string[];
}

/**
 * The settings of this build: environment variables, and those that the owner's file .env adds. An unknown name there is
 * a mistake; a host sets variables of its own, such as SITE_ID. Throws a ContentError for a misspelt name in the file.
 */
export function readSettings(
  environment: Record<string, string | undefined> = process.env,
  settingsFile = ".env",
): Settings {
  const fromFile = existsSync(settingsFile) ? parseEnv(readFileSync(settingsFile, "utf8")) : {};
  const isUnknown = (name: string) => !variables.includes(name);
  const misspelt = Object.keys(fromFile)
    .filter(isUnknown)
    .filter((name) => settingLike.test(name) || settingMeant(name) !== undefined);
  if (misspelt.length > 0) {
    throw new ContentError(
      misspelt.map(
        (name) => `${settingsFile}, ${name}: ${unknownName(settingMeant(name), variables)}`,
      ),
    );
  }
  // A host's form may set a variable to nothing, which means that it is not set.
  const given = [fromFile, environment].flatMap((source) =>
    Object.entries(source).filter(([, value]) => value !== ""),
  );
  return {
    values: Object.fromEntries(given.filter(([name]) => !isUnknown(name))),
    doubts: given.flatMap(([name]) => {
      const meant = isUnknown(name) ? settingMeant(name) : undefined;
      return meant === undefined
        ? []
        : [`Environment variable ${name} has no effect. Did you mean ${meant}?`];
    }),
  };
}

export const readBusiness = () => resolveBusiness(businessDetails, readSettings().values);

/** Names the fields that are still placeholders, where to fill them in, and what the worst one costs. */
export const placeholderWarning = (placeholders: readonly BusinessField[]) =>
  `Business details that are still placeholders (${placeholders.length}): ` +
  `${placeholders.join(", ")}. Set them in ${file}.` +
  (placeholders.includes("webhookUrl")
    ? ` Without ${businessVariables.webhookUrl}, a published site cannot receive quote requests.`
    : "");

/** Provides the checked business details to the site as the module `virtual:business`. */
export function businessPlugin({ business, placeholders }: ResolvedBusiness): Plugin {
  let isProductionBuild = false;
  return {
    name: "business-details",
    configResolved({ command, mode }) {
      isProductionBuild = command === "build" && mode === "production";
    },
    buildStart() {
      const { name, logger } = this.environment;
      if (!isProductionBuild || name !== "client") return;
      for (const doubt of readSettings().doubts) logger.warn(doubt);
      if (placeholders.length > 0) logger.warn(placeholderWarning(placeholders));
    },
    ...virtualModule("virtual:business", "business", () => business),
  };
}

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { businessDetails } from "../content/business.ts";
import { type BusinessDetails, businessVariables } from "../content-schema/business-schema.ts";
import { ContentError } from "../content-schema/mistakes.ts";
import { placeholderWarning, readSettings, resolveBusiness } from "./business-plugin.ts";

/** Details that an owner has filled in: nothing is a placeholder. */
const complete: BusinessDetails = {
  name: "Ubuntu Paving",
  visiblePhone: "011 234 5678",
  callNumber: "+27112345678",
  whatsappNumber: "+27821234567",
  email: "quotes@company.co.za",
  officeAddress: "12 Main Road, Midrand, 1685",
  mapLatitude: -26,
  mapLongitude: 28.1,
  mapProvider: "openstreetmap",
  opens: "07:30",
  closes: "16:30",
  otherHours: "Saturday 08:00-13:00",
  closedDates: "2026-12-16 to 2027-01-08",
  origin: "https://www.company.co.za",
  webhookUrl: "https://hook.example.com/abc",
  webhookContentType: "application/json",
  webhookTimeoutMs: 10_000,
};

describe("business details", () => {
  test("as shipped are valid, and the placeholders are reported", () => {
    const { placeholders } = resolveBusiness(businessDetails, {});
    const shipped = Object.values(businessDetails).filter((value) => typeof value === "object");
    expect(placeholders).toHaveLength(shipped.length);
  });

  test("that are placeholders are counted and named in one line that says where to set them", () => {
    expect(placeholderWarning(["name", "email"])).toBe(
      "Business details that are still placeholders (2): name, email. " +
        "Set them in src/content/business.ts.",
    );
    expect(placeholderWarning(["webhookUrl"])).toContain(
      "Without WEBHOOK_URL, a published site cannot receive quote requests.",
    );
  });

  test("that the owner has filled in are no placeholders", () => {
    expect(resolveBusiness(complete, {})).toEqual({ business: complete, placeholders: [] });
  });

  test.each([
    ["BUSINESS_NAME", "name", "Kgosi Paving", "Kgosi Paving"],
    ["BUSINESS_VISIBLE_PHONE", "visiblePhone", "012 345 6789", "012 345 6789"],
    ["BUSINESS_CALL_NUMBER", "callNumber", "+27123456789", "+27123456789"],
    ["BUSINESS_WHATSAPP_NUMBER", "whatsappNumber", "+447700900123", "+447700900123"],
    ["BUSINESS_EMAIL", "email", "info@kgosi.co.za", "info@kgosi.co.za"],
    ["BUSINESS_OFFICE_ADDRESS", "officeAddress", "3 Rose Street, Benoni", "3 Rose Street, Benoni"],
    ["BUSINESS_MAP_LATITUDE", "mapLatitude", "-26.1885", -26.1885],
    ["BUSINESS_MAP_LONGITUDE", "mapLongitude", "28.3208", 28.3208],
    ["BUSINESS_MAP_PROVIDER", "mapProvider", "none", "none"],
    ["BUSINESS_OPENS", "opens", "07:00", "07:00"],
    ["BUSINESS_CLOSES", "closes", "16:00", "16:00"],
    [
      "BUSINESS_OTHER_HOURS",
      "otherHours",
      "Saturday-Sunday 09:00-12:00, Friday closed",
      "Saturday-Sunday 09:00-12:00, Friday closed",
    ],
    ["BUSINESS_CLOSED_DATES", "closedDates", "2027-03-05", "2027-03-05"],
    ["SITE_ORIGIN", "origin", "http://localhost:4173", "http://localhost:4173"],
    ["WEBHOOK_URL", "webhookUrl", "http://127.0.0.1:1880/quotes", "http://127.0.0.1:1880/quotes"],
    [
      "WEBHOOK_CONTENT_TYPE",
      "webhookContentType",
      "text/plain;charset=UTF-8",
      "text/plain;charset=UTF-8",
    ],
    ["WEBHOOK_TIMEOUT_MS", "webhookTimeoutMs", "20000", 20_000],
  ])("can be overridden with the environment variable %s", (variable, field, given, expected) => {
    expect(resolveBusiness(businessDetails, { [variable]: given }).placeholders).not.toContain(
      field,
    );
    const { business } = resolveBusiness(complete, { [variable]: given });
    expect(business).toEqual({ ...complete, [field]: expected });
  });

  test("each have an environment variable of their own", () => {
    const variables = Object.values(businessVariables);
    expect(new Set(variables).size).toBe(variables.length);
    expect(Object.keys(businessVariables).sort()).toEqual(Object.keys(businessDetails).sort());
  });

  test.each([
    ["BUSINESS_NAME", "K"],
    ["BUSINESS_VISIBLE_PHONE", "call us"],
    ["BUSINESS_CALL_NUMBER", "011 234 5678"],
    ["BUSINESS_WHATSAPP_NUMBER", "082 123 4567"],
    ["BUSINESS_WHATSAPP_NUMBER", "+2782123456"],
    ["BUSINESS_EMAIL", "quotes at company"],
    ["BUSINESS_OFFICE_ADDRESS", "Midrand"],
    ["BUSINESS_MAP_LATITUDE", "north"],
    ["BUSINESS_MAP_LONGITUDE", "-26.1"],
    ["BUSINESS_MAP_PROVIDER", "bing"],
    ["BUSINESS_OPENS", "8am"],
    ["BUSINESS_CLOSES", "24:00"],
    ["BUSINESS_CLOSES", "07:00"],
    ["BUSINESS_OTHER_HOURS", "Sat 8-1"],
    ["BUSINESS_OTHER_HOURS", "Saturday 13:00-08:00"],
    ["BUSINESS_CLOSED_DATES", "16 December"],
    ["BUSINESS_CLOSED_DATES", "2027-02-31"],
    ["BUSINESS_CLOSED_DATES", "2027-01-08 to 2026-12-16"],
    ["SITE_ORIGIN", "https://www.company.co.za/"],
    ["SITE_ORIGIN", "http://www.company.co.za"],
    ["WEBHOOK_URL", "ftp://hook.example.com"],
    ["WEBHOOK_URL", "//hook.example.com"],
    ["WEBHOOK_CONTENT_TYPE", "text/html"],
    ["WEBHOOK_TIMEOUT_MS", "soon"],
  ])("stop the build at %s=%s with what is expected and what was given", (variable, given) => {
    const build = () => resolveBusiness(complete, { [variable]: given });
    const value = given.replace(/[/.+]/g, "\\$&");
    expect(build).toThrow(
      new RegExp(`${variable} \\(\\w+ in src/content/business\\.ts\\): .{10,}, got "${value}"`),
    );
  });

  test.each([{ BUSINESS_OPENS: "8am" }, { BUSINESS_OPENS: "17:00", BUSINESS_CLOSES: "08:00" }])(
    "are told in one sentence: %j",
    (environment) => {
      const build = () => resolveBusiness(complete, environment);
      expect(build).toThrow(
        expect.objectContaining({ mistakes: [expect.stringMatching(/^BUSINESS_(OPENS|CLOSES) /)] }),
      );
    },
  );

  test("with a misspelt name are told once, with the right name", () => {
    const { opens, ...others } = complete;
    const misspelt: object = { ...others, opnes: opens };
    expect(() => resolveBusiness(misspelt as BusinessDetails, {})).toThrow(
      new ContentError(["src/content/business.ts, opnes: Did you mean opens?"]),
    );
  });

  test("report every wrong value at once", () => {
    const build = () => resolveBusiness(complete, { BUSINESS_EMAIL: "x", BUSINESS_OPENS: "y" });
    expect(build).toThrow(/BUSINESS_EMAIL[\s\S]*BUSINESS_OPENS/);
  });
});

describe("settings", () => {
  async function settingsFile(lines: string) {
    const folder = await mkdtemp(join(tmpdir(), "settings-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, ".env");
    await writeFile(file, lines);
    return file;
  }

  test.each([
    ["", "a@company.co.za"],
    ["b@company.co.za", "b@company.co.za"],
  ])("come from the file .env, unless the environment has a value: %j", async (email, read) => {
    const file = await settingsFile(
      '# The office\nBUSINESS_NAME="Ubuntu Paving"\nBUSINESS_EMAIL=a@company.co.za\n',
    );
    expect(readSettings({ BUSINESS_EMAIL: email }, file)).toEqual({
      values: { BUSINESS_NAME: "Ubuntu Paving", BUSINESS_EMAIL: read },
      doubts: [],
    });
  });

  test.each([
    [
      "BUSINESS_PHONE=011 234 5678",
      "BUSINESS_PHONE: Unknown setting. Expected one of BUSINESS_NAME, ",
    ],
    ["WEBHOK_URL=/a", "WEBHOK_URL: Did you mean WEBHOOK_URL?"],
  ])("stop the build when the file has the line %s", async (line, sentence) => {
    const file = await settingsFile(`${line}\nPORT=4000\n`);
    expect(() => readSettings({}, file)).toThrow(`${file}, ${sentence}`);
  });

  /** What hosts set in every build, as their documentation lists it. */
  const variablesOfHosts: Readonly<Record<string, string>> = {
    Netlify:
      "NETLIFY BUILD_ID CONTEXT SITE_ID SITE_NAME URL DEPLOY_URL DEPLOY_PRIME_URL DEPLOY_ID REPOSITORY_URL " +
      "BRANCH HEAD COMMIT_REF CACHED_COMMIT_REF PULL_REQUEST REVIEW_ID NETLIFY_IMAGES_CDN_DOMAIN " +
      "INCOMING_HOOK_URL INCOMING_HOOK_TITLE INCOMING_HOOK_BODY",
    "Cloudflare Pages": "CI CF_PAGES CF_PAGES_COMMIT_SHA CF_PAGES_BRANCH CF_PAGES_URL",
    Vercel:
      "CI VERCEL VERCEL_ENV VERCEL_TARGET_ENV VERCEL_URL VERCEL_BRANCH_URL VERCEL_REGION " +
      "VERCEL_PROJECT_PRODUCTION_URL VERCEL_DEPLOYMENT_ID VERCEL_PROJECT_ID VERCEL_GIT_PROVIDER " +
      "VERCEL_GIT_REPO_SLUG VERCEL_GIT_COMMIT_REF VERCEL_GIT_COMMIT_SHA",
    Render:
      "RENDER IS_PULL_REQUEST RENDER_EXTERNAL_HOSTNAME RENDER_EXTERNAL_URL RENDER_GIT_BRANCH " +
      "RENDER_GIT_COMMIT RENDER_SERVICE_ID RENDER_SERVICE_NAME NODE_ENV PORT",
    "GitHub Actions":
      "CI GITHUB_ACTIONS GITHUB_ACTOR GITHUB_REF GITHUB_REPOSITORY GITHUB_SERVER_URL GITHUB_SHA " +
      "GITHUB_TOKEN GITHUB_WORKFLOW GITHUB_WORKSPACE RUNNER_OS RUNNER_TEMP",
    "a server of one's own": "CI URL PORT HOST NODE_ENV SITE_URL WEBHOOK_SECRET BUSINESS_ID",
  };

  test.each(Object.entries(variablesOfHosts))("pass over what %s sets", (_, names) => {
    const ofHost = Object.fromEntries(names.split(" ").map((name) => [name, "anything"]));
    expect(readSettings({ ...ofHost, WEBHOOK_URL: "/a" }, "no-such-file")).toEqual({
      values: { WEBHOOK_URL: "/a" },
      doubts: [],
    });
  });

  test("warn of an environment variable with one or two typing errors", () => {
    expect(readSettings({ WEBHOOK_ULR: "/a", BUSINES_EMIAL: "b" }, "no-such-file")).toEqual({
      values: {},
      doubts: [
        "Environment variable WEBHOOK_ULR has no effect. Did you mean WEBHOOK_URL?",
        "Environment variable BUSINES_EMIAL has no effect. Did you mean BUSINESS_EMAIL?",
      ],
    });
  });
});

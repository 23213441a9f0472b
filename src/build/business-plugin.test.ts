import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { businessDetails } from "../content/business.ts";
import { type BusinessDetails, businessVariables } from "../content-schema/business-schema.ts";
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

  test("come from the file .env, unless an environment variable gives another value", async () => {
    const file = await settingsFile(
      '# The office\nBUSINESS_NAME="Ubuntu Paving"\nBUSINESS_EMAIL=a@company.co.za\n',
    );
    expect(readSettings({ BUSINESS_EMAIL: "b@company.co.za" }, file)).toEqual({
      BUSINESS_NAME: "Ubuntu Paving",
      BUSINESS_EMAIL: "b@company.co.za",
    });
  });

  test("are environment variables alone where there is no file", () => {
    expect(readSettings({ WEBHOOK_URL: "/a" }, "no-such-file")).toEqual({ WEBHOOK_URL: "/a" });
  });

  test("stop the build when a name is misspelt, and name the file", async () => {
    const file = await settingsFile("BUSINESS_PHONE=011 234 5678\nPORT=4000\n");
    expect(() => readSettings({}, file)).toThrow(
      `${file}, BUSINESS_PHONE: Expected one of BUSINESS_NAME, BUSINESS_VISIBLE_PHONE, `,
    );
  });
});

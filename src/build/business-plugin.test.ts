import { describe, expect, test } from "vitest";
import { businessDetails } from "../content/business.ts";
import { type BusinessDetails, businessFields } from "../content/business-schema.ts";
import { resolveBusiness } from "./business-plugin.ts";

/** Details as an owner leaves them: nothing is a placeholder. */
const finished: BusinessDetails = {
  name: "Ubuntu Paving",
  visiblePhone: "011 234 5678",
  callNumber: "+27112345678",
  email: "quotes@company.co.za",
  officeAddress: "12 Main Road, Midrand, 1685",
  mapLatitude: -26,
  mapLongitude: 28.1,
  mapProvider: "openstreetmap",
  opens: "07:30",
  closes: "16:30",
  origin: "https://www.company.co.za",
  webhookAddress: "https://hook.example.com/abc",
  webhookContentType: "application/json",
  webhookTimeoutMs: 10_000,
};

describe("The business details", () => {
  test("as they are shipped build a site, with one warning for each placeholder", () => {
    const { warnings } = resolveBusiness(businessDetails, {});
    const placeholders = Object.values(businessDetails).filter(
      (value) => typeof value === "object",
    );
    expect(placeholders.length).toBeGreaterThan(0);
    expect(warnings).toHaveLength(placeholders.length);
    expect(warnings[0]).toBe(
      'name is still the placeholder "Karee Paving": set it in src/content/business.ts or with BUSINESS_NAME.',
    );
  });

  test("give no warning once the owner has filled them in", () => {
    expect(resolveBusiness(finished, {})).toEqual({ business: finished, warnings: [] });
  });

  test.each([
    ["BUSINESS_NAME", "name", "Kgosi Paving", "Kgosi Paving"],
    ["BUSINESS_VISIBLE_PHONE", "visiblePhone", "012 345 6789", "012 345 6789"],
    ["BUSINESS_CALL_NUMBER", "callNumber", "+27123456789", "+27123456789"],
    ["BUSINESS_EMAIL", "email", "info@kgosi.co.za", "info@kgosi.co.za"],
    ["BUSINESS_OFFICE_ADDRESS", "officeAddress", "3 Rose Street, Benoni", "3 Rose Street, Benoni"],
    ["BUSINESS_MAP_LATITUDE", "mapLatitude", "-26.1885", -26.1885],
    ["BUSINESS_MAP_LONGITUDE", "mapLongitude", "28.3208", 28.3208],
    ["BUSINESS_MAP_PROVIDER", "mapProvider", "none", "none"],
    ["BUSINESS_OPENS", "opens", "07:00", "07:00"],
    ["BUSINESS_CLOSES", "closes", "16:00", "16:00"],
    ["SITE_ORIGIN", "origin", "http://localhost:4173", "http://localhost:4173"],
    [
      "WEBHOOK_ADDRESS",
      "webhookAddress",
      "http://127.0.0.1:1880/quotes",
      "http://127.0.0.1:1880/quotes",
    ],
    [
      "WEBHOOK_CONTENT_TYPE",
      "webhookContentType",
      "text/plain;charset=UTF-8",
      "text/plain;charset=UTF-8",
    ],
    ["WEBHOOK_TIMEOUT_MS", "webhookTimeoutMs", "20000", 20_000],
  ])("take %s from the environment", (variable, field, given, wanted) => {
    const { business, warnings } = resolveBusiness(finished, { [variable]: given });
    expect(business).toEqual({ ...finished, [field]: wanted });
    expect(warnings).toEqual([]);
  });

  test("name a variable for every field, each its own", () => {
    const variables = Object.values(businessFields).map(({ variable }) => variable);
    expect(new Set(variables).size).toBe(variables.length);
    expect(Object.keys(businessFields).sort()).toEqual(Object.keys(businessDetails).sort());
  });

  test.each([
    ["BUSINESS_NAME", "K"],
    ["BUSINESS_VISIBLE_PHONE", "call us"],
    ["BUSINESS_CALL_NUMBER", "011 234 5678"],
    ["BUSINESS_EMAIL", "quotes at company"],
    ["BUSINESS_OFFICE_ADDRESS", "Midrand"],
    ["BUSINESS_MAP_LATITUDE", "north"],
    ["BUSINESS_MAP_LONGITUDE", "181"],
    ["BUSINESS_MAP_PROVIDER", "bing"],
    ["BUSINESS_OPENS", "8am"],
    ["BUSINESS_CLOSES", "24:00"],
    ["SITE_ORIGIN", "https://www.company.co.za/"],
    ["SITE_ORIGIN", "http://www.company.co.za"],
    ["WEBHOOK_ADDRESS", "ftp://hook.example.com"],
    ["WEBHOOK_ADDRESS", "//hook.example.com"],
    ["WEBHOOK_CONTENT_TYPE", "text/html"],
    ["WEBHOOK_TIMEOUT_MS", "soon"],
  ])("stop the build at %s=%s, and say what was expected", (variable, given) => {
    const build = () => resolveBusiness(finished, { [variable]: given });
    expect(build).toThrow(
      new RegExp(`${variable} \\(.*\\): Expected .*, got "${given.replace(/[/.]/g, "\\$&")}"\\.`),
    );
  });

  test("report every mistake at once", () => {
    const build = () => resolveBusiness(finished, { BUSINESS_EMAIL: "x", BUSINESS_OPENS: "y" });
    expect(build).toThrow(/BUSINESS_EMAIL[\s\S]*BUSINESS_OPENS/);
  });
});

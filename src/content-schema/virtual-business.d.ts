/** The business details of business.ts, with environment variables applied, validated. */
declare module "virtual:business" {
  export const business: import("./business-schema.ts").Business;
}

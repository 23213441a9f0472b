import type { QuoteDraft } from "./quote-request.ts";

/** A draft with every required field filled in. */
export const completeDraft = {
  name: "Thandi Nkosi",
  email: "thandi@example.co.za",
  phone: "082 555 0123",
  area: "Midrand",
  service: "Patio Paving",
  message: "",
} as const satisfies QuoteDraft;

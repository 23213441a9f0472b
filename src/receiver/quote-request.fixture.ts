import type { SentRequest } from "./quote-file.ts";

/** A valid request. Different numbers give requests with different content. */
export function validRequest(number = 1): SentRequest {
  return {
    name: `Thandi Nkosi ${number}`,
    email: "thandi@example.co.za",
    phone: "011 555 0100",
    area: "Randburg",
    service: "Driveway Paving",
    message: "About 60 m², herringbone.",
    submitted_at: "2025-06-02T08:15:00.000Z",
    page_url: "http://localhost:4173/contact",
  };
}

import { business } from "virtual:business";
import { areaNames } from "../domain/areas.ts";
import { absoluteUrl } from "./absolute-url.ts";

/** A reference to the company, which only the home page describes in full. */
export const companyReference = { "@id": absoluteUrl("/#company") };

const provinces =
  /^(Eastern Cape|Free State|Gauteng|KwaZulu-Natal|Limpopo|Mpumalanga|North West|Northern Cape|Western Cape)$/i;

/**
 * Splits a South African postal address at its commas: "1 Main Road, Midrand, 1685". Leaves out what
 * the address does not name, such as the province.
 */
export function postalAddress(address: string) {
  const lines = address
    .split(",")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^South Africa$/i.test(line));
  const postalCode = /\b\d{4}$/.exec(lines.at(-1) ?? "")?.[0];
  const parts = lines
    .map((line, index) =>
      postalCode !== undefined && index === lines.length - 1
        ? line.slice(0, -postalCode.length).trim()
        : line,
    )
    .filter((line) => line !== "");
  const addressRegion = parts.find((line) => provinces.test(line));
  const rest = parts.filter((line) => line !== addressRegion);
  const addressLocality = rest.pop();
  return {
    "@type": "PostalAddress",
    ...(rest.length > 0 && { streetAddress: rest.join(", ") }),
    ...(addressLocality !== undefined && { addressLocality }),
    ...(addressRegion !== undefined && { addressRegion }),
    ...(postalCode !== undefined && { postalCode }),
    addressCountry: "ZA",
  };
}

/** A suburb or town of that name. */
export const placeNamed = (name: string) => ({ "@type": "Place", name });

/** The company, with its opening hours (docs/specification.md#figures) and the areas of the menu. */
export const describeCompany = () => ({
  "@type": "GeneralContractor",
  ...companyReference,
  name: business.name,
  url: absoluteUrl("/"),
  telephone: business.callNumber,
  email: business.email,
  address: postalAddress(business.officeAddress),
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: business.opens,
    closes: business.closes,
  },
  areaServed: Object.values(areaNames).map(placeNamed),
});

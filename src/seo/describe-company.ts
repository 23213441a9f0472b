import { business } from "virtual:business";
import { pricesPerSquareMetre } from "../content/figures.ts";
import type { PictureName } from "../content/pictures/pictures.ts";
import { areaNames } from "../domain/areas.ts";
import { closedPeriods, hoursByDays } from "../domain/opening-hours.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { socialPictureOf } from "./social-picture.ts";

/** The company as the provider of a service; the home page describes it in full. */
export const provider = {
  "@type": "GeneralContractor",
  "@id": absoluteUrl("/#company"),
  name: business.name,
  telephone: business.callNumber,
};

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

const closed = { opens: "00:00", closes: "00:00" } as const;

const openOn = <Hours extends object>(hours: Hours) => ({
  "@type": "OpeningHoursSpecification",
  ...hours,
});

const { basic, premium } = pricesPerSquareMetre;

/**
 * The company, with the prices and opening hours that pages name (docs/specification.md#figures) and the
 * areas of the menu.
 *
 * @param picture - its picture
 */
export const describeCompany = (picture: PictureName) => ({
  ...provider,
  url: absoluteUrl("/"),
  image: socialPictureOf(picture).url,
  email: business.email,
  address: postalAddress(business.officeAddress),
  geo: {
    "@type": "GeoCoordinates",
    latitude: business.mapLatitude,
    longitude: business.mapLongitude,
  },
  priceRange: `R${basic.from}-R${premium.to} per m²`,
  openingHoursSpecification: [
    ...hoursByDays(business).map(({ days, hours }) => openOn({ dayOfWeek: days, ...hours })),
    // A day that opens and closes at midnight is closed.
    openOn({ dayOfWeek: "PublicHolidays", ...closed }),
    ...closedPeriods(business).map(({ from, through }) =>
      openOn({ validFrom: from, validThrough: through, ...closed }),
    ),
  ],
  areaServed: Object.values(areaNames).map(placeNamed),
});

import { business } from "virtual:business";
import { pricesPerSquareMetre } from "../content/figures.ts";
import { pavingIn } from "../content/interface/areas.ts";
import type { PictureName } from "../content/pictures/pictures.ts";
import type { Block } from "../content-schema/block-schema.ts";
import type { CategoryPage, ServicePage } from "../content-schema/page-schema.ts";
import type { LocalArea } from "../content-schema/read-pages.ts";
import type { Question } from "../content-schema/value-schemas.ts";
import { areaNames, canonicalAreaPath } from "../domain/areas.ts";
import { closedPeriods, hoursByDays } from "../domain/opening-hours.ts";
import { pageName, type SitePath } from "../domain/pages.ts";
import type { Paragraph } from "../domain/rich-text.ts";
import { categoryNames, serviceNames } from "../domain/services.ts";
import { absoluteUrl, socialPictureOf } from "./social-picture.ts";

/** The text of a JSON-LD script. `<` is escaped, so that no content can close the script. */
export const jsonLd = (things: readonly object[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");

/** The paths from the home page to a page at its canonical path; none for the home page itself. */
function trail(path: SitePath): readonly SitePath[] {
  if (path === "/") return [];
  if (path.startsWith("/services/")) return ["/", "/services", path];
  if (/^\/(areas\/|paving-)/.test(path)) return ["/", "/areas-we-serve", path];
  return ["/", path];
}

/** The breadcrumb of a page, in a list that is empty for the home page. */
export function breadcrumbs(canonicalPath: SitePath) {
  const paths = trail(canonicalPath);
  if (paths.length === 0) return [];
  const itemListElement = paths.map((path, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: pageName(path),
    item: absoluteUrl(path),
  }));
  return [{ "@type": "BreadcrumbList", itemListElement }];
}

/** The text of a paragraph, with the text of its links. */
const plainText = (paragraph: Paragraph): string =>
  typeof paragraph === "string"
    ? paragraph
    : paragraph.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");

/** Questions and answers, word for word as the page shows them (Google's FAQPage guidelines). */
export const describeFaq = (path: string, questions: readonly Question[]) => ({
  "@type": "FAQPage",
  "@id": `${absoluteUrl(path)}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.map(plainText).join("\n\n") },
  })),
});

/** The questions in the blocks of a page, in a list that is empty if there are none. */
export function describeQuestions(path: string, blocks: readonly Block[]) {
  const questions = blocks.flatMap((block) =>
    block.kind === "questions" || block.kind === "faq" ? block.items : [],
  );
  return questions.length === 0 ? [] : [describeFaq(path, questions)];
}

/** The company as the provider of a service; the home page describes it in full. */
const provider = {
  "@type": "GeneralContractor",
  "@id": absoluteUrl("/#company"),
  name: business.name,
  telephone: business.callNumber,
};

const provinces =
  /^(Eastern Cape|Free State|Gauteng|KwaZulu-Natal|Limpopo|Mpumalanga|North West|Northern Cape|Western Cape)$/i;

/** A South African postal address by its commas: "1 Main Road, Midrand, 1685". What it does not name is left out. */
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

const placeNamed = (name: string) => ({ "@type": "Place", name });

const closed = { opens: "00:00", closes: "00:00" } as const;

const openOn = <Hours extends object>(hours: Hours) => ({
  "@type": "OpeningHoursSpecification",
  ...hours,
});

const { basic, premium } = pricesPerSquareMetre;

/** The company, with prices, opening hours and areas as pages name them (docs/specification.md#figures). */
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

function service(path: string, name: string, description: string) {
  const url = absoluteUrl(path);
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name,
    description,
    url,
    provider,
  };
}

const names: Readonly<Record<CategoryPage["slug"] | ServicePage["slug"], string>> = {
  ...serviceNames,
  residential: `${categoryNames.residential} paving`,
  commercial: `${categoryNames.commercial} paving`,
  industrial: `${categoryNames.industrial} paving`,
};

/** The service that a category or service page offers, and its questions. */
export function describeService({ slug, meta, blocks }: CategoryPage | ServicePage) {
  const path = `/services/${slug}`;
  return [service(path, names[slug], meta.description), ...describeQuestions(path, blocks)];
}

/** The service that a local page offers, at its canonical URL, and its questions. */
export function describeAreaService({ name, page }: LocalArea) {
  const { slug, meta, blocks } = page;
  const path = canonicalAreaPath(slug);
  return [
    {
      ...service(path, `${pavingIn(name)} ${name}`, meta.description),
      areaServed: placeNamed(name),
    },
    ...describeQuestions(path, blocks),
  ];
}

/** The parts of schema.org's vocabulary that the site uses. Addresses are absolute. */

/** Points at something that is described elsewhere, on this page or another. */
export interface Reference {
  readonly "@id": string;
}

export interface Place {
  readonly "@type": "Place";
  readonly name: string;
}

export interface PostalAddress {
  readonly "@type": "PostalAddress";
  readonly streetAddress?: string;
  readonly addressLocality?: string;
  readonly addressRegion?: string;
  readonly postalCode?: string;
  readonly addressCountry: string;
}

export interface OpeningHours {
  readonly "@type": "OpeningHoursSpecification";
  readonly dayOfWeek: readonly string[];
  /** Clock times, such as 08:00. */
  readonly opens: string;
  readonly closes: string;
}

export interface GeneralContractor extends Reference {
  readonly "@type": "GeneralContractor";
  readonly name: string;
  readonly url: string;
  readonly telephone: string;
  readonly email: string;
  readonly address: PostalAddress;
  readonly openingHoursSpecification: OpeningHours;
  readonly areaServed: readonly Place[];
}

export interface Service extends Reference {
  readonly "@type": "Service";
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly provider: Reference;
  readonly areaServed?: Place;
}

export interface BreadcrumbList {
  readonly "@type": "BreadcrumbList";
  readonly itemListElement: readonly {
    readonly "@type": "ListItem";
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
}

export interface FaqPage extends Reference {
  readonly "@type": "FAQPage";
  readonly mainEntity: readonly {
    readonly "@type": "Question";
    readonly name: string;
    readonly acceptedAnswer: { readonly "@type": "Answer"; readonly text: string };
  }[];
}

/** What a page can describe. Never reviews or ratings: search engines refuse a company's own. */
export type Thing = GeneralContractor | Service | BreadcrumbList | FaqPage;

/** Things as the text of a JSON-LD script; nothing in it can close the script early. */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");

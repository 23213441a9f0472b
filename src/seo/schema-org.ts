// The part of the schema.org vocabulary that the site uses. All URLs are absolute.

/** Refers to a thing by its URL. */
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
  /** Time of day, such as 08:00. */
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

/** The subjects of structured data. No reviews: Google ignores those of a company about itself. */
export type Thing = GeneralContractor | Service | BreadcrumbList | FaqPage;

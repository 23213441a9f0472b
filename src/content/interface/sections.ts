import { toConfirm } from "../promises.ts";
import { quotedButtons } from "../quoted-texts.ts";

/** Heading of a local page, before the name of the area. */
export const pavingIn = (area: string): string =>
  area === "East Rand" ? "Paving on the" : "Paving in";

/** A link to a service; `about` tells a screen reader which (WCAG 2.2, 2.4.4). */
export const learnMore = {
  text: quotedButtons.learnMore,
  about: (service: string) => `about ${service.toLowerCase()}`,
} as const;

/** Name of the list of an area's suburbs. */
export const suburbsOf = (area: string): string => `Suburbs of ${area}`;

/** Above the suburbs of a local page, which are quote buttons. */
export const chooseSuburb = "Choose yours to request a free quote there.";

/** Link below a grid of areas. */
export const allAreas = "All areas we serve";

/** Beside the quote button in the middle of a long page. */
export const quotePrompt = "The site visit and the itemised quote cost nothing.";

/** At the end of every page. */
export const claims = `${toConfirm("claims-of-every-page", "Local experts")} with ${toConfirm("five-star-reviews", "5-star reviews")}. ${toConfirm("claims-of-every-page", "Licensed and insured staff, SABS-approved materials")}, and no obligation.`;

/** Beside the cause and the urgency of a symptom, and the button that names it in the request. */
export const symptomLabels = { cause: "Likely cause", urgency: "How urgent" } as const;
export const addSymptom = "Add to my request";

/** Heading of the steps beside the home form. */
export const nextSteps = "What happens next";

/** On the button that unfolds a list on a phone. */
export const seeAll = (count: number): string => `See all ${count}`;

/** The same for the reasons below the quote about the ground of an area. */
export const aboutTheGround = "What that means for your paving";

/** Legal pages. */
export const lastUpdated = (day: string): string => `Last updated ${day}`;
export const onThisPage = "On this page";

/** Required by the licence of the map's data (https://www.openstreetmap.org/copyright). */
export const mapAttribution = "Map data © OpenStreetMap contributors.";

/** Text alternative of the pattern that a shared link shows for a page without a picture. */
export const socialPatternAlt = "Clay pavers laid in herringbone, above a course of upright bricks";

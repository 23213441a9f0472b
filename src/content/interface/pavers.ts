/* The words of the library of pavers in the gallery. */

/** The filters with their values; the first entry of each choice shows all. */
export const paverFilters = {
  use: { feet: "Feet", cars: "Cars", trucks: "Trucks" },
  colour: {
    red: "Red",
    brown: "Brown",
    sand: "Sand",
    grey: "Grey",
    dark: "Charcoal",
    mixed: "Mixed",
  },
  kind: { brick: "Bricks and blocks", slab: "Slabs", stone: "Stone" },
} as const;
export type PaverFilter = keyof typeof paverFilters;

export const paverFilterLabels: Readonly<Record<PaverFilter, string>> = {
  use: "Carries",
  colour: "Colour",
  kind: "Format",
};
export const anyPaver = "All";

/** How many pavers show, announced when a filter changes. */
export const paverCount = (shown: number, all: number): string =>
  `${shown === all ? "All" : `${shown} of`} ${all} pavers`;
export const noPavers = "No paver here fits all three. Ask us: makers have more.";
export const showAllPavers = "Show all pavers";

/** What the card says of a paver, each with a sentence of its own. */
export const paverFacts = {
  where: "Suits",
  whereNot: "Not for",
  ageing: "With age",
  cleaning: "Cleaning",
} as const;
export const moreOfPaver = "More about it";
export const seePaverIn = (project: string): string => `See it in: ${project}`;

export const planWithPaver = "Plan with it";
export const printPaver = "Print data sheet";
export const paverOnPhoto = "See it on my photo";

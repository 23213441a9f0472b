/** Below the company's name. */
export const companyLine =
  "Driveways, patios, parking areas and yards in Gauteng. Free site visit, itemised quote, guaranteed workmanship.";

export const contactHeading = "Contact details";

/** The last line, after the company's name. */
export const currencyNote = "Prices in South African rand.";

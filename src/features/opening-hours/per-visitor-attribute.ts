/**
 * Marks an element whose text depends on the visitor, such as on the time of the visit; the prerendered
 * page has none.
 */
export const perVisitorAttribute = "data-per-visitor";

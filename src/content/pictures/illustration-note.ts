/** Shown once on every page that shows an illustration (docs/specification.md#pictures). */
export const illustrationNote =
  "The pictures on this page are illustrations of the kind of work we lay. They do not show a client’s property.";

/** On each illustration that is shown as a project or as an example of finished paving. */
export const illustrationLabel = "Illustration";

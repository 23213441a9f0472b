/** Shown once on every page that shows an illustration (docs/specification.md#pictures). */
export const illustrationNote = "The pictures are illustrations.";

/** On each illustration that is shown as a project or as an example of finished paving. */
export const illustrationLabel = "Illustration";

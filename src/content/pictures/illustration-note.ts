/** Shown once on every page that shows an illustration (art direction, "Pictures"). */
export const illustrationNote =
  "The pictures on this page are illustrations of the kind of work we lay. They do not show a client’s property.";

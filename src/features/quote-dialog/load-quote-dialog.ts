/** Fetches the dialog with its form and notices; asked twice, it is fetched once. */
export const loadQuoteDialog = () => import("./quote-dialog.tsx");

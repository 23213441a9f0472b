/** The cards below Project Details, of what goes with the request. They load apart from the form. */
export const attachments = {
  heading: "Goes with your request",
  change: "Change",
  remove: "Remove",
  /** The toast after it. */
  removed: (title: string): string => `Removed: ${title}.`,
  undo: "Undo",
  /** Below two plans and more. */
  sum: (area: string, price: string): string =>
    price === "" ? `Together ${area}` : `Together ${area}: ${price}`,
  /** Title of a plan that could not be read. */
  plan: "Paving plan",
} as const;

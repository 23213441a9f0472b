/** After a success: a line in each form that is reached in this visit, and what it offers. */
export const sentRequest = {
  at: (when: string): string => `Your request was sent ${when}.`,
  today: (time: string): string => `today at ${time}`,
  earlier: (date: string, time: string): string => `on ${date} at ${time}`,
  photos: "Send us photos of the place: ",
  whatsapp: "on WhatsApp",
  between: " or ",
  email: "by email",
  after: ".",
  subject: "Photos for my quote request",
  /** Already typed in the chat or the email. */
  message: (name: string, area: string, when: string): string =>
    `Photos for the quote request that ${name}, ${area}, sent ${when}.`,
  /** The same after a reload, when the page knows no name any more. */
  messageWithoutName: (when: string): string => `Photos for the quote request sent ${when}.`,
} as const;

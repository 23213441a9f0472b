/** After a success: a line in each form that is reached in this visit, and what it offers. */
export const sentRequest = {
  at: (time: string): string => `Your request was sent today at ${time}.`,
  photos: "Send us photos of the place: ",
  whatsapp: "on WhatsApp",
  between: " or ",
  email: "by email",
  after: ".",
  subject: "Photos for my quote request",
  /** Already typed in the chat or the email. */
  message: (name: string, area: string, time: string): string =>
    `Photos for the quote request that ${name}, ${area}, sent today at ${time}.`,
} as const;

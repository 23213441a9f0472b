/** Buttons and links of the WhatsApp chat, shown where the company has set a number. */
export const whatsapp = "WhatsApp";

/** The line that is already typed in the chat. */
export const whatsappGreeting = "Hello, I would like a free quote for paving.";

/** "Call 010 000 0000" */
export const callText = (phone: string): string => `Call ${phone}`;

/** Ends the text of an email or a chat where it is cut, because some programs open no long link. */
export const messageShortened = "(Shortened here. Please add the rest.)";

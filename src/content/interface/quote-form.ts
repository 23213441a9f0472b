import type { QuoteFieldName } from "../../domain/quote-fields.ts";
import type { FormLocation, QuoteFailure } from "../../domain/quote-request.ts";
import type { Paragraph } from "../../domain/rich-text.ts";
import { specifiedButtons, specifiedLabels, specifiedToasts } from "../specified-texts.ts";
import { onDay } from "./contact.ts";
import { planOpening } from "./planner-request.ts";

/** The title of the dialog that a quote button opens. */
export const quoteDialogTitle = specifiedButtons.requestQuote;

/** The accessible name of the form at each location (WCAG 2.2, 4.1.2); the dialog's is in its title. */
export const formNames: Readonly<Record<FormLocation, string>> = {
  dialog: "Your details",
  home: specifiedButtons.requestQuote,
  contact: specifiedButtons.requestQuote,
};

/** Above the fields. */
export const requiredNote = "Fields marked * are required. Without them we cannot prepare a quote.";

interface FieldTexts {
  readonly label: string;
  /** For fields that need one (WCAG 2.2, 3.3.2). */
  readonly hint?: string;
  /** Below the message of an invalid field: what to do about it. */
  readonly help?: string;
}

/** The words of each field; what it takes is in src/domain/quote-fields.ts. */
export const fieldTexts: Readonly<Record<QuoteFieldName, FieldTexts>> = {
  name: { label: "Name", help: "Tell us whom to ask for when we phone, such as Thandi Nkosi." },
  email: {
    label: "Email",
    help: "It has an @ in it and a dot after that, such as thandi@example.co.za.",
  },
  phone: {
    label: "Phone",
    help: "We need a number to phone you on, such as 082 123 4567.",
  },
  area: {
    label: "Area",
    hint: "Suburb or town",
    help: "We plan the site visit by it, such as Rynfield or Benoni.",
  },
  service: {
    label: "Service",
    help: "Not sure? Choose Other, and tell us in Project Details.",
  },
  message: {
    label: specifiedLabels.message,
    hint: "Rough size, what is there now, what will drive on it",
  },
};

/** Asks about the host of an email address that looks mistyped. */
export const didYouMean = (host: string): string => `Did you mean ${host}?`;

/** The option of the service field that chooses none. */
export const noService = "Select a service";

/** A service as its option shows it. */
export const serviceLabel = (service: string): string =>
  service === "Other" ? specifiedLabels.otherService : service;

/** Label of the honeypot, which visitors never see. */
export const honeypotLabel = "Website";

/** The chips above Project Details. Each adds a sentence, in the place of another of its group. */
export const detailChips = {
  name: "Add a sentence",
  groups: [
    [
      { label: "I own it", sentence: "I own the property." },
      { label: "I rent it", sentence: "I rent the property." },
      { label: "I am a trustee", sentence: "I am a trustee of the complex." },
    ],
    [
      { label: "As soon as possible", sentence: "Please start as soon as possible." },
      { label: "Within 3 months", sentence: "It should start within 3 months." },
      { label: "I am budgeting", sentence: "I am budgeting for later." },
    ],
    [
      { label: "Phone in the morning", sentence: "Best time to phone: morning." },
      { label: "Phone in the afternoon", sentence: "Best time to phone: afternoon." },
      { label: "Phone in the evening", sentence: "Best time to phone: evening." },
    ],
    [{ label: "Narrow or steep access", sentence: "The gate is narrow or the access is steep." }],
  ],
} as const;

/** The lines above Name, of what goes with the request. They load apart from the form. */
export const attachments = {
  heading: "Goes with your request",
  change: "Change",
  remove: "Remove",
  /** The toast after it. */
  removed: (title: string): string => `Removed: ${title}.`,
  undo: "Undo",
  /** Whether a plan is an alternative. */
  insteadOf: (letter: string): string => `Instead of ${letter}`,
  otherPlace: "Another place",
  /** Below the plans of two places and more, whose letters it names. */
  sum: (letters: readonly string[], area: string, price: string): string =>
    `${letters.join(" + ")} together ${area}${price === "" ? "" : `: ${price}`}`,
  /** Title of a plan that could not be read. */
  plan: "Paving plan",
} as const;

/** What goes with the request, while its lines load and where they did not. */
export const waitingAttachments = {
  count: (count: number): string =>
    count === 1
      ? "1 attachment goes with your request."
      : `${count} attachments go with your request.`,
  /** Text of a plan whose words did not load. */
  planLink: (url: string, letter: string): string => `${planOpening(letter)} ${url}`,
} as const;

/** Below the fields. */
export const consent: Paragraph = [
  "By submitting this form you agree to our ",
  { text: "Privacy Policy", to: "/privacy-policy" },
  ". We use your details to answer this request. A form service delivers them and may process them outside South Africa.",
];

export const submitButton = {
  idle: specifiedButtons.submit,
  submitting: specifiedButtons.submitting,
} as const;

/** Beside the submit button; true of every form (docs/specification.md#purpose). */
export const reassurance = "The site visit and the itemised quote are free, without obligation.";

export const clearButton = "Clear my details";

/** The toast after it. */
export const formCleared = {
  title: "Your details are cleared.",
  undo: "Undo",
  leftOut: (count: number, limit: number): string =>
    `A request holds at most ${limit} plans. We left out the oldest ${count === 1 ? "one" : count}.`,
};

/** Progress of a request, announced to screen readers and shown beside the button. */
export const progress = {
  sending: "Sending your request",
  slow: "Still sending, slow connection",
} as const;

/** Title of the error summary, by the number of fields that break a rule. */
export const fieldsNeedAttention = (count: number): string =>
  count === 1 ? "1 field needs your attention" : `${count} fields need your attention`;

/** Asks for a second submit when the honeypot was filled. */
export const confirmSubmit = {
  title: "Please press once more to send",
  text: "A hidden field of this form has been filled in, which usually means spam. Nothing has been sent yet, and what you typed is still here.",
  button: "Send my request",
} as const;

const visitAndQuote =
  "We will phone you to arrange the free site visit. After the visit you get an itemised quote.";

/** The panel after success: on the home and the contact page, and where the visitor stood before the dialog. */
export const success = {
  title: "Your request has reached us",
  text: `${visitAndQuote} The form has been cleared.`,
  /** In its place, where the visitor went on typing while the request was being sent. */
  textWithRest: `${visitAndQuote} What you changed while it was being sent is still in the form and has not been sent.`,
  /** In its place, in the panel in the page after the dialog. */
  textAfterDialog: visitAndQuote,
  /** When somebody calls, by the opening hours: "Monday-Friday 8am-5pm", "5pm". */
  callsUntil: (hours: string, closes: string): string =>
    `We phone in office hours, ${hours}. The office is open now, until ${closes}.`,
  /** The same outside them; `day` is today, tomorrow, a weekday or a day of the year. */
  callsFrom: (hours: string, opens: string, day: string): string =>
    `We phone in office hours, ${hours}. The office opens at ${opens} ${onDay(day)}.`,
  /** The row that unfolds the request. */
  whatWasSent: "What you sent",
  /** Heading of the plans and the kept list that were sent. */
  attachments: "Went with your request",
  /** The link of a plan to the planner, which prints it. */
  openToPrint: "Open to print",
  /** A plan on the visitor's own photo, by the device's own sharing or, without it, as a file. */
  sendPicture: "Send your picture",
  savePicture: "Save your picture to send it",
  beforePhone: "Something to add? Call ",
  print: "Print this confirmation",
} as const;

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

/** The panel after a failure. It claims no more than is known. */
export const failure = {
  title: "Your request was not confirmed",
  reasons: {
    refused: "Our server did not accept the request.",
    tooLarge: "This request is too long for our server.",
    unreachable: "No answer came back. The connection may be down.",
    timeout: "No answer came back in time. The request may still have reached us.",
    interrupted:
      "You left the page before the request was confirmed. It may still have reached us.",
  } satisfies Record<QuoteFailure, string>,
  /** Follows the reason. */
  advice:
    "What you typed is still here. You can safely try again: we count the same request only once.",
  /** In its place, where trying again cannot help. */
  adviceToShorten:
    "What you typed is still here. Please shorten it and submit again, or copy it and email it to us.",
} as const;

/** "Or reach us directly: call 010 000 0000, write on WhatsApp or email your request." */
export const contactFallback = {
  copyButton: "Copy my request",
  copied: "Your request is copied. You can paste it into a message.",
  notCopied:
    "Your browser did not allow copying. The email link contains your request as well, shortened if it is long.",
  beforePhone: "Or reach us directly: call ",
  beforeWhatsapp: ", write on ",
  between: " or ",
  emailLink: "email your request",
  after: ".",
  /** Where the links hold only a part of the request. */
  shortened:
    "A link holds only the beginning of a request as long as yours. Copy it, and paste it into your message.",
} as const;

/** Subject of the email that holds the request. */
export const emailSubject = "Quote request";

/** Replaces the form when it throws. */
export const formFailed = {
  heading: "The form has stopped working.",
  text: "What you typed is kept. Try again, or call or email us.",
} as const;

/** The same, where a request has been received in this visit. */
export const formFailedAfterSuccess = {
  heading: `${success.title}.`,
  text: "The form has stopped working since. What you typed after it is kept. Try again, or call or email us.",
} as const;

/** Replaces the form without JavaScript, and stands above it where its script did not load. */
export const formNeedsScript =
  "We can’t take your request here at the moment. Call or email us and tell us where you are, what you want paved and roughly how big it is.";

interface ToastText {
  title: string;
  description?: string;
}

/** The toast after success, by the form that was submitted. */
export const successToasts: Readonly<Record<FormLocation, ToastText>> = {
  dialog: specifiedToasts.thanks,
  contact: specifiedToasts.thanks,
  home: specifiedToasts.submitted,
};

export const failureToast: ToastText = specifiedToasts.failure;

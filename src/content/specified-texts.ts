/*
 * Texts that docs/specification.md quotes, to the letter. The messages of fields, which machines need,
 * are in src/domain/quote-messages.ts, the names of pages in src/domain/pages.ts, the buttons of one
 * feature in its file of src/content/interface.
 * tests/static/specified-*.spec.ts spell the same texts once more and compare the built site.
 */

/** Buttons and links. */
export const specifiedButtons = {
  /** Quote buttons of most pages; also the title of the dialog and the heading of the contact form. */
  requestQuote: "Request a Free Quote",
  /** Hero of the home page. */
  getQuote: "Get a Free Quote",
  /** Intro of the Benoni page. */
  getYourQuote: "Get Your Free Quote",
  /** Top bar. */
  freeQuote: "Free Quote",
  callUs: "Call Us",
  exploreServices: "Explore Our Services",
  learnMore: "Learn More",
  contactUs: "Contact Us",
  callNow: "Call Now",
  returnHome: "Return to Home",
  submit: "Submit Request",
  submitting: "Submitting...",
} as const;

/** Headings and messages in a page. */
export const specifiedHeadings = {
  notFound: "Oops! Page not found",
  noProjects: "No projects found for this category",
  stillHaveQuestions: "Still Have Questions?",
} as const;

/** Labels of the quote form (docs/specification.md#fields). */
export const specifiedLabels = {
  message: "Project Details",
  otherService: "Other (Please Specify)",
} as const;

/** Entries of the menu that are not the name of their page (docs/specification.md#navigation). */
export const specifiedMenu = { allServices: "All Services", allAreas: "All Areas" } as const;

/** Filter buttons of the gallery (docs/specification.md#gallery). */
export const specifiedFilters = {
  all: "All Projects",
  driveway: "Driveways",
  patio: "Patios",
  commercial: "Commercial",
  industrial: "Industrial",
  walkway: "Walkways",
  pool: "Pool Areas",
} as const;

/** The toasts after a submit (docs/specification.md#errors-and-toasts). */
export const specifiedToasts = {
  /** Success of the dialog and the contact form. */
  thanks: { title: "Thank you for your message!", description: "We'll get back to you soon." },
  /** Success of the home form. */
  submitted: { title: "Quote request submitted! We'll get back to you within 24 hours." },
  failure: {
    title: "Error",
    description: "There was a problem submitting your request. Please try again.",
  },
} as const;

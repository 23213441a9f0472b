import { breaking } from "./breaking.mjs";

export const machineMutations = [
  ...breaking("machines/quote-form/quote-request.ts", ["machines"], {
    "a name of one letter is valid": [
      "textOfAtLeast(2, quoteMessages.name",
      "textOfAtLeast(1, quoteMessages.name",
    ],
    "an email address without a dot is valid": [", v.regex(/\\.[^.@]+$/, message)", ""],
    "a phone number of nine digits is valid": ["textOfAtLeast(10,", "textOfAtLeast(9,"],
    "two error messages are swapped": ["quoteMessages.area", "quoteMessages.phone"],
    "blanks count as a name": ["text.trim().length", "text.length"],
    "the payload lacks the page": [', "submitted_at", "page_url"]', ', "submitted_at"]'],
  }),
  ...breaking("machines/quote-form/quote-form.setup.ts", ["machines"], {
    "a retry sends different bytes": ["attempt: isRetry ? attempt :", "attempt: false ? attempt :"],
    "a failure clears the form": [
      "recordFailure: assign((_, failure: QuoteFailure) => ({ failure }))",
      "recordFailure: assign((_, failure: QuoteFailure) => ({ ...emptyForm, failure }))",
    ],
    "success does not clear the form": [
      "const values = clearSentFields(context.values, sent);",
      "const { values } = context;",
    ],
    "a slow connection is not reported": ["slowAfter: 8_000", "slowAfter: 80_000"],
    "a prefilled area replaces that of the stored draft": [
      "fillFreeFields(context.values, event.values, context.prefilled,",
      "fillFreeFields(context.values, event.values, {},",
    ],
  }),
  ...breaking("machines/quote-form/quote-form.machine.ts", ["machines"], {
    "a request never times out": ["input.timeoutMs ?? 15_000", "input.timeoutMs ?? 1_500_000"],
    "a failure is not announced": [
      '        { type: "announceFailure", params: failureReport },\n',
      "",
    ],
    "the second press of a double click reports an empty form": [
      '{ guard: "submitIsRepeated" }, ',
      "",
    ],
  }),
  ...breaking("machines/accordion/accordion.machine.ts", ["machines"], {
    "two questions are open at once": [
      '          { actions: "openItem" },\n        ],',
      "        ],",
    ],
    "an open question cannot be closed": [
      '{ guard: "itemIsOpen", target: "allClosed", actions: "closeItem" }',
      '{ guard: "itemIsOpen" }',
    ],
  }),
  ...breaking("machines/site-menu/dropdowns.machine.ts", ["machines"], {
    "Escape leaves a dropdown open": ['    "escape.pressed": ".closed",\n', ""],
    "a passing pointer opens a dropdown": ["hoverIntent: 80", "hoverIntent: 0"],
  }),
  ...breaking("machines/site-menu/mobile-menu.machine.ts", ["machines"], {
    "choosing an item leaves the mobile menu open": ['"item.chosen"', '"item.other"'],
  }),
  ...breaking("machines/gallery-filter/gallery-filter.machine.ts", ["machines"], {
    "an unknown category in the URL empties the gallery": [
      "event.category !== null && context.categories.includes(event.category)",
      "event.category !== null",
    ],
  }),
];

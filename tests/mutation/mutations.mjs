/** @import { Mutation } from "./mutations.mjs" */

// Places where the code is broken on purpose, and the suite that has to notice.

const quoteForm = "machines/quote-form/quote-form.machine.ts";
const quoteRequest = "machines/quote-form/quote-request.ts";
const actor = "src/features/quote-form/quote-form.actor.ts";
const form = "src/features/quote-form/quote-form.tsx";
const sendRequest = "src/features/quote-form/send-request.ts";
const toaster = "src/ui/toaster/toaster.tsx";
const dialog = "src/ui/dialog/dialog.tsx";
const siteLink = "src/ui/link/link.tsx";
const pageChange = "src/features/route-announcer/use-route-announcer.ts";

const formSpecs = ["tests/e2e/quote-form.spec.ts"];
const failureSpecs = ["tests/e2e/quote-form-faults.spec.ts", "tests/e2e/quote-failures.spec.ts"];
const draftSpecs = ["tests/e2e/quote-draft.spec.ts"];
const dialogSpecs = ["tests/e2e/quote-dialog.spec.ts"];
const noticeSpecs = ["tests/e2e/toasts.spec.ts"];
const menuSpecs = ["tests/e2e/navigation.spec.ts"];

/** @type {(units: readonly string[]) => (breaks: string, file: string, from: string, to: string) => Mutation} */
const seenByUnits = (units) => (breaks, file, from, to) => ({
  breaks,
  file,
  from,
  to,
  units,
  specs: [],
});

/** @type {(specs: readonly string[]) => (breaks: string, file: string, from: string, to: string) => Mutation} */
const seenBy = (specs) => (breaks, file, from, to) => ({
  breaks,
  file,
  from,
  to,
  units: [],
  specs,
});

const inMachine = seenByUnits(["machines"]);
const inSending = seenByUnits(["src/features/quote-form"]);
const inForm = seenBy(formSpecs);
const inFailure = seenBy(failureSpecs);
const inDraft = seenBy(draftSpecs);
const inDialog = seenBy(dialogSpecs);
const inNotice = seenBy(noticeSpecs);
const inMenu = seenBy(menuSpecs);
const inPageChange = seenBy(["tests/e2e/route-change.spec.ts"]);
const inPages = seenBy(["tests/pages"]);
const inGallery = seenBy(["tests/e2e/gallery.spec.ts"]);
const inFinder = seenBy(["tests/e2e/suburb-finder.spec.ts"]);
const inHydration = seenBy(["tests/e2e/hydration.spec.ts"]);
const whenLost = seenBy(["tests/e2e/lost-connection.spec.ts"]);

/** @type {readonly Mutation[]} */
export const mutations = [
  // The machines and the form's schema.
  inMachine(
    "a name of one letter is taken",
    quoteRequest,
    'textOfAtLeast(2, "Name',
    'textOfAtLeast(1, "Name',
  ),
  inMachine(
    "an address without a dot is taken",
    quoteRequest,
    ", v.regex(/\\.[^.@]+$/, message)",
    "",
  ),
  inMachine(
    "a phone number of nine figures is taken",
    quoteRequest,
    "textOfAtLeast(10,",
    "textOfAtLeast(9,",
  ),
  inMachine(
    "two messages are swapped",
    quoteRequest,
    '"Please enter your area"',
    '"Please enter a valid phone number"',
  ),
  inMachine("blanks count as a name", quoteRequest, "text.trim().length", "text.length"),
  inMachine(
    "the payload lacks the page",
    quoteRequest,
    ', "submitted_at", "page_url"]',
    ', "submitted_at"]',
  ),
  inMachine(
    "a retry sends other bytes",
    quoteForm,
    "attempt: isRetry ? attempt :",
    "attempt: false ? attempt :",
  ),
  inMachine(
    "a failure empties the form",
    quoteForm,
    "recordFailure: assign((_, failure: QuoteFailure) => ({ failure }))",
    "recordFailure: assign((_, failure: QuoteFailure) => ({ ...emptyForm, failure }))",
  ),
  inMachine(
    "success leaves the form filled",
    quoteForm,
    "values: clearSentFields(context.values, known(context.attempt)),",
    "values: context.values,",
  ),
  inMachine("a slow connection is not told", quoteForm, "slowAfter: 8_000", "slowAfter: 80_000"),
  inMachine(
    "no answer is waited for for ever",
    quoteForm,
    "input.timeoutMs ?? 15_000",
    "input.timeoutMs ?? 1_500_000",
  ),
  inMachine(
    "a failure is not announced",
    quoteForm,
    '        { type: "announceFailure", params: reportOf },\n',
    "",
  ),
  inMachine(
    "two questions are open at once",
    "machines/accordion/accordion.machine.ts",
    '          { actions: "openItem" },\n        ],',
    "        ],",
  ),
  inMachine(
    "an open question cannot be closed",
    "machines/accordion/accordion.machine.ts",
    '{ guard: "itemIsOpen", target: "allClosed", actions: "closeItem" }',
    '{ guard: "itemIsOpen" }',
  ),
  inMachine(
    "Escape leaves a dropdown open",
    "machines/site-menu/dropdowns.machine.ts",
    '    "escape.pressed": ".closed",\n',
    "",
  ),
  inMachine(
    "a passing mouse opens a dropdown at once",
    "machines/site-menu/dropdowns.machine.ts",
    "hoverIntent: 80",
    "hoverIntent: 0",
  ),
  inMachine(
    "choosing an item leaves the phone's menu open",
    "machines/site-menu/mobile-menu.machine.ts",
    '"item.chosen"',
    '"item.other"',
  ),
  inMachine(
    "an unknown category in the address empties the gallery",
    "machines/gallery-filter/gallery-filter.machine.ts",
    "event.category !== null && context.categories.includes(event.category)",
    "event.category !== null",
  ),

  // The form on the page.
  inForm(
    "a wrong field is not marked for assistive technology",
    "src/ui/field/field.tsx",
    "aria-invalid={error !== undefined}",
    "aria-invalid={false}",
  ),
  inForm(
    "a message is not tied to its field",
    "src/ui/field/field.tsx",
    'aria-describedby={describedBy.join(" ") || undefined}',
    "",
  ),
  inForm("the browser's own bubbles cover the messages", form, "      noValidate\n", ""),
  inForm("nothing says that the request is under way", form, 'role="status"', 'aria-hidden="true"'),
  inForm("the button does not say that it sends", form, '"Submitting..."', '"Submit Request"'),
  inForm("the home form thanks in other words", actor, "within 24 hours.", "soon."),
  inForm(
    "the payload is not logged",
    sendRequest,
    '    console.log("Quote request", JSON.parse(body));\n',
    "",
  ),
  inForm(
    "the request is sent twice",
    sendRequest,
    "    const response = await fetch(",
    '    void fetch(address, { method: "POST", headers: { "content-type": contentType }, body });\n    const response = await fetch(',
  ),
  inForm(
    "focus is lost after sending",
    "src/features/quote-form/use-outcome-focus.ts",
    "    panel.current?.focus({ preventScroll: true });\n",
    "",
  ),
  inForm(
    "the outcome takes the focus from who has gone on to another field",
    "src/features/quote-form/use-outcome-focus.ts",
    "    if (hasFocusMoved(atSubmit.current)) return;\n",
    "",
  ),
  inForm(
    "who presses once more while the form sends is not led to the outcome",
    "src/lib/has-focus-moved.ts",
    " && activeElement.tabIndex >= 0",
    "",
  ),
  inSending(
    "mail programs cut a long request off",
    "src/features/quote-form/request-text.ts",
    ".slice(0, mailtoLimit)",
    "",
  ),
  inSending(
    "a request ends with the page that is left",
    sendRequest,
    "keepalive: new TextEncoder().encode(body).length < keepaliveLimitBytes,",
    "keepalive: false,",
  ),
  inSending(
    "a request does not say what it holds",
    sendRequest,
    'headers: { "content-type": contentType },',
    "",
  ),
  inSending(
    "a request goes on although nobody waits for its answer",
    sendRequest,
    "      signal,\n",
    "",
  ),
  inFailure(
    "a refusal counts as success",
    sendRequest,
    "if (!response.ok)",
    "if (response.status > 999)",
  ),
  inFailure(
    "the notice of a failure says something else",
    actor,
    "Please try again.",
    "Please try later.",
  ),
  inFailure(
    "a failure is not logged",
    actor,
    "console.error(`The quote request did",
    "console.debug(`The quote request did",
  ),
  inFailure(
    "what was typed cannot be copied",
    "src/features/quote-form/request-text.ts",
    '.join("\\n")',
    '.join(" ")',
  ),
  inDraft(
    "what was typed before the script came is lost",
    actor,
    'if (value !== "" && values[field] === "")',
    "if (false)",
  ),
  inDraft(
    "what was typed is lost at a reload",
    actor,
    "    else draftStorage.write(serializeStoredDraft(context));\n",
    "",
  ),
  inDraft(
    "details stay behind after sending",
    actor,
    "    if (isEmpty) draftStorage.clear();\n    else",
    "    if (!isEmpty)",
  ),
  inFailure(
    "a browser that forbids storage breaks the form",
    "src/features/quote-form/draft-storage.ts",
    "  try {\n    return call();\n  } catch {\n    return null;\n  }",
    "  return call();",
  ),

  // Dialog and notices.
  inDialog(
    "what becomes of a request from the dialog is told on the page below",
    "src/features/quote-form/use-quote-form.ts",
    "outcome: isMine || sender === null ? outcome : null,",
    "outcome,",
  ),
  inDialog(
    "the dialog stays open after success",
    actor,
    '        if (place === "dialog") quoteDialogActor.send({ type: "request.sent" });\n',
    "",
  ),
  inDialog(
    "closing leaves the focus nowhere",
    dialog,
    "opener instanceof HTMLElement ? opener : false",
    "false",
  ),
  inDialog(
    "a notice above the dialog cannot be reached",
    dialog,
    "[() => sheet.current, notifications]",
    "[() => sheet.current]",
  ),
  inDialog(
    "the page behind a dialog can have the focus",
    "src/ui/dialog/lock-page.ts",
    `    page?.setAttribute("inert", "");\n`,
    "",
  ),
  inDialog("a double click opens and closes", dialog, "if (detail === 1) onClose();", "onClose();"),
  inDialog("the close control has no name", dialog, ' aria-label="Close"', ""),
  inNotice("a success goes before it is read", toaster, "duration: 8_000", "duration: 3_000"),
  inNotice(
    "a notice goes while it is pointed at",
    toaster,
    "if (held) startPause();\n    else endPause();",
    "endPause();",
  ),
  inFailure("a failure goes by itself", toaster, "Number.POSITIVE_INFINITY", "8_000"),

  // Menus, gallery, finder, questions.
  inMenu(
    "a dropdown does not say that it is open",
    "src/features/site-header/dropdown-menu.tsx",
    "aria-expanded={open}",
    "aria-expanded={false}",
  ),
  inMenu(
    "a finger's touch counts as a hover",
    "src/features/site-header/dropdown-menu.tsx",
    'if (pointerType === "mouse") send({ type: "pointer.entered", dropdown: name });',
    'if (pointerType) send({ type: "pointer.entered", dropdown: name });',
  ),
  inMenu(
    "Escape leaves the focus in a closed list",
    "src/features/site-header/use-dismissal.ts",
    "button.current?.focus();",
    "button.current?.blur();",
  ),
  seenBy(["tests/e2e/mobile-menu.spec.ts"])(
    "a sub-list does not say that it is open",
    "src/features/site-header/mobile-menu.tsx",
    "aria-expanded={isOpen(entry.list)}",
    "aria-expanded={true}",
  ),
  seenBy(["tests/model/gallery-filter.spec.ts"])(
    "a pressed filter is not marked",
    "src/features/gallery/gallery.tsx",
    "aria-pressed={chosen === own}",
    "aria-pressed={own === null}",
  ),
  seenBy(["tests/model/gallery-filter.spec.ts"])(
    "the count is of all projects",
    "src/features/gallery/gallery.tsx",
    "{shown.length} of`",
    "{projects.length} of`",
  ),
  seenBy(["tests/e2e/suburb-finder.spec.ts"])(
    "the number of suburbs that fit is told wrong",
    "src/features/suburb-finder/suburb-search.tsx",
    "{collection.size === 1 ?",
    "{collection.size > 0 ?",
  ),
  seenBy(["tests/accessibility/keyboard.spec.ts"])(
    "who goes back with Shift+Tab is under the bar at the top",
    "src/design/global.css.ts",
    '  scrollPaddingTop: "6rem",\n',
    "",
  ),
  seenBy(["tests/e2e/faq-accordion.spec.ts"])(
    "the browser's find does not open an answer",
    "src/ui/accordion/accordion.tsx",
    'element?.addEventListener("beforematch", reveal);',
    "",
  ),
  seenBy(["tests/e2e/faq-accordion.spec.ts"])(
    "the browser's find passes folded answers over",
    "src/ui/accordion/accordion.tsx",
    'else element.setAttribute("hidden", "until-found");',
    "",
  ),
  seenBy(["tests/e2e/faq-accordion.spec.ts"])(
    "a press that is repeated late takes the focus back",
    "src/hydration/bootstrap.js",
    "if (document.activeElement.contains(element)) element.focus",
    "element.focus",
  ),

  // Page changes, head and structured data.
  inPageChange(
    "a link to the page that an advertisement led to does nothing",
    pageChange,
    " || led",
    "",
  ),
  inPageChange(
    "the new page is not announced",
    pageChange,
    "        if (arrived) announce(document.title);\n",
    "",
  ),
  inPageChange(
    "the focus stays on the link of the last page",
    pageChange,
    'focusOn(target ?? document.querySelector("h1"))',
    "focusOn(target)",
  ),
  inPageChange(
    "a new page shows its end",
    pageChange,
    "          if (target === null) scrollToTop();\n          else",
    "          if (target !== null)",
  ),
  inPages(
    "a page names the wrong canonical address",
    "src/seo/page-head.tsx",
    'rel="canonical" href={absoluteUrl(path)}',
    'rel="canonical" href={absoluteUrl("/")}',
  ),
  inPages(
    "search engines are told other answers",
    "src/seo/describe-questions.ts",
    'answer.map(plainText).join("\\n\\n")',
    "question",
  ),
  inPages("pictures lose their words", "src/ui/picture/picture.tsx", "alt={alt}", 'alt=""'),
  inHydration(
    "a key does not bring the script",
    "src/hydration/bootstrap.js",
    '"touchstart", "keydown", "focusin"]',
    '"touchstart"]',
  ),
  seenBy(["tests/e2e/mobile-menu.spec.ts"])(
    "what was pressed too early does not say that it waits",
    "src/hydration/bootstrap.js",
    '    pressed.setAttribute("data-pending", "");\n',
    "",
  ),
  inHydration(
    "a reload loses the place in the page",
    "src/hydration/bootstrap.js",
    'if (location.hash || (visit && visit.type !== "navigate")) page.dataset.laidOut = "";',
    "",
  ),
  inPages(
    "headings skip a level",
    "src/sections/section-head/section-head.tsx",
    "level={2}",
    "level={4}",
  ),
  inFailure(
    "the notice of a failure stays beside that of success",
    toaster,
    "export function showSuccess(notice: Notice) {\n  mountToaster();\n  takeErrorAway();",
    "export function showSuccess(notice: Notice) {\n  mountToaster();",
  ),
  inNotice(
    "a dismissed notice holds the next one",
    toaster,
    "    setPointed(false);\n    setFocused(false);\n    toast.dismiss",
    "    toast.dismiss",
  ),
  inForm(
    "details can be cleared while they are sent",
    form,
    '          tone="bare"\n          disabled={submitting}',
    '          tone="bare"',
  ),
  whenLost(
    "a filter that cannot be had says nothing",
    "src/features/gallery/gallery.tsx",
    "{unreachable\n",
    "{false\n",
  ),
  whenLost(
    "a menu that cannot be had leads astray",
    "src/features/site-header/site-header.tsx",
    'areas: "/areas-we-serve"',
    'areas: "/services"',
  ),
  seenBy(["tests/accessibility/open-states.spec.ts"])(
    "the menu button does not name what it opens",
    "src/features/site-header/site-header.tsx",
    "aria-controls={mobileIsOpen ? mobileMenuId : undefined}",
    "",
  ),
  inPages(
    "a page above counts as the current one",
    siteLink,
    "page === pathname ||",
    "pathname.startsWith(page ?? to) ||",
  ),
  inPageChange(
    "every page that the pointer passes is fetched",
    siteLink,
    "resting = setTimeout(prepare, restsFor)",
    "prepare()",
  ),
  inPageChange(
    "who saves data is sent what nobody asked for",
    siteLink,
    "if (!prefersReducedData()) router",
    "router",
  ),
  inPageChange(
    "a link pressed with Control stays in this tab",
    siteLink,
    "!(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)",
    "!(event.metaKey || event.altKey || event.shiftKey)",
  ),
  inPageChange(
    "the head says what was true of the last page",
    pageChange,
    "        for (const element of document.head.querySelectorAll(builtHead)) element.remove();\n",
    "",
  ),
  seenBy(["tests/e2e/map.spec.ts"])(
    "what stands behind the map is read out",
    "src/sections/contact/map-frame.tsx",
    'aria-hidden={state === "shown"}',
    "aria-hidden={false}",
  ),
  seenBy(["tests/e2e/map.spec.ts"])(
    "the map's page may lead the visitor away",
    "src/sections/contact/map-frame.tsx",
    'sandbox={state === "shown" ? attributes.sandbox : "allow-scripts"}',
    "sandbox={undefined}",
  ),
  seenBy(["tests/model/quote-form.spec.ts"])(
    "the button of a service does not choose it",
    "src/features/quote-dialog/quote-dialog.tsx",
    "if (service !== undefined) quoteFormActor",
    "if (service === (null as never)) quoteFormActor",
  ),
  inGallery(
    "a category that is chosen again starts the page at its top",
    "src/routes/gallery.tsx",
    "if (href !== router.latestLocation.href) ",
    "",
  ),
  inGallery(
    "the last picture has no next",
    "src/features/gallery/project-view.tsx",
    "(place + step + projects.length) % projects.length",
    "place + step",
  ),
  inGallery(
    "the next picture is not announced",
    "src/features/gallery/project-view.tsx",
    '<div aria-live="polite">',
    "<div>",
  ),
  inGallery(
    "enlarging a picture forgets the category",
    "src/features/gallery/projects.tsx",
    'const query = props.category === null ? "" :',
    'const query = props.label !== null ? "" :',
  ),
  inDialog(
    "a dialog that comes late opens on the next page",
    "src/features/quote-dialog/late-quote-dialog.ts",
    "if (move === moves) dialog",
    "dialog",
  ),
  inMenu(
    "who is quick leaves a list open",
    "src/features/site-header/use-dismissal.ts",
    'import { type RefObject, useLayoutEffect } from "react";',
    'import { type RefObject, useEffect as useLayoutEffect } from "react";',
  ),
  inFinder(
    "the suggestion that is marked is not heard as selected",
    "src/ui/combobox/combobox.tsx",
    "item.id === combobox.highlightedValue}",
    "false}",
  ),
  inFinder(
    "what was typed before the finder came has no list",
    "src/ui/combobox/combobox.tsx",
    "combobox.setInputValue(typed);",
    "",
  ),
  inFinder(
    "a chosen suburb leads nowhere",
    "src/features/suburb-finder/suburb-search.tsx",
    "void navigate(",
    "void Object(",
  ),
  inFinder(
    "no suggestion is highlighted after a letter that changes none",
    "src/ui/combobox/use-suggestions.ts",
    "setHighlightValue(first);",
    "void setHighlightValue;",
  ),
  inFinder(
    "Tab leaves the list open where there is a touch screen",
    "src/ui/combobox/combobox.css.ts",
    '      "html:has(:focus-visible) :not(:focus-within) > &": { display: "none" },\n',
    "",
  ),
  inGallery(
    "an empty category does not lead back to all projects",
    "src/features/gallery/gallery.tsx",
    "              choose(null);\n",
    "",
  ),
  inGallery(
    "who leaves an empty category is left nowhere",
    "src/features/gallery/gallery.tsx",
    "              all.current?.focus();\n",
    "",
  ),
  inFinder(
    "who tries again with the keyboard is left nowhere",
    "src/hydration/retry-button.tsx",
    'part?.addEventListener("island:hydrated", enter, { once: true });\n',
    "",
  ),
  seenBy(["tests/e2e/error-boundaries.spec.ts"])(
    "who tries again in the dialog is left outside of it",
    "src/hydration/retry-button.tsx",
    "part?.focus();\n",
    "",
  ),
  inHydration(
    "a page that a link leads to lacks its end",
    "src/hydration/progressive-render.tsx",
    "if (!isWhole) startTransition",
    "if (drawn < atOnce) startTransition",
  ),
  inPageChange(
    "the end of a page flashes up below its first screen",
    "src/hydration/progressive-render.tsx",
    "<div className={room} />",
    "<div />",
  ),
  inPageChange(
    "the first screen waits for what is below it",
    "src/routes/gallery.tsx",
    "<ProgressiveRender initialCount={0}>",
    "<ProgressiveRender>",
  ),
  inPageChange(
    "a place in a page is not there yet when a link leads to it",
    "src/hydration/progressive-render.tsx",
    'stands || window.location.hash !== "" ?',
    "stands ?",
  ),
  inPageChange(
    "the page moves when its form comes",
    "src/features/quote-form/quote-form-slot.tsx",
    "  Coming: () => <div className={room} />,\n",
    "",
  ),
  inPageChange(
    "the next page takes the focus from who is further on",
    pageChange,
    "if (hasFocusMoved(left.current)) return;",
    "",
  ),
  seenByUnits(["src/features/office-hours"])(
    "the office opens an hour late",
    "src/features/office-hours/office-hours.ts",
    "const aheadOfUtc = 2 *",
    "const aheadOfUtc = 1 *",
  ),
  seenBy(["tests/accessibility/paper.spec.ts"])(
    "answers stay folded on paper",
    "src/design/print.css.ts",
    'contentVisibility: "visible",',
    "",
  ),
];

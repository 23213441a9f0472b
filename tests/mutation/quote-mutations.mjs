import { breaking } from "./breaking.mjs";

export const quoteMutations = [
  ...breaking("src/ui/field/field.tsx", ["tests/e2e/quote-form.spec.ts"], {
    "an invalid field is not marked for assistive technology": [
      "aria-invalid={error !== undefined}",
      "aria-invalid={false}",
    ],
    "an error message does not describe its field": [
      'aria-describedby={describedBy.join(" ") || undefined}',
      "",
    ],
  }),
  ...breaking("src/features/quote-form/quote-form.tsx", ["tests/e2e/quote-form.spec.ts"], {
    "the browser's own validation runs": ["      noValidate\n", ""],
    "the submit button keeps its label while sending": [
      "submitting ? submitButton.submitting : submitButton.idle",
      "submitButton.idle",
    ],
    "details can be cleared while sending": [
      '<Button tone="bare" disabled={submitting}',
      '<Button tone="bare"',
    ],
  }),
  ...breaking("src/features/quote-form/quote-form.tsx", ["tests/model/quote-form.spec.ts"], {
    "sending is not announced": ['role="status"', 'aria-hidden="true"'],
  }),
  ...breaking("src/content/interface/quote-form.ts", ["tests/e2e/quote-form.spec.ts"], {
    "the home form shows another success message": [
      "home: quotedToasts.submitted",
      "home: quotedToasts.thanks",
    ],
  }),
  ...breaking("src/features/quote-form/send-request.ts", ["tests/e2e/quote-form.spec.ts"], {
    "the payload is not logged": ['    console.log("Quote request", JSON.parse(body));\n', ""],
  }),
  ...breaking(
    "src/features/quote-form/send-request.ts",
    ["tests/e2e/quote-form.spec.ts", "tests/e2e/quote-form-submit.spec.ts"],
    {
      "the request is sent twice": [
        "    const response = await fetch(",
        '    void fetch(url, { method: "POST", headers: { "content-type": contentType }, body });\n    const response = await fetch(',
      ],
    },
  ),
  ...breaking("src/features/quote-form/use-outcome-focus.ts", ["tests/e2e/quote-form.spec.ts"], {
    "the focus is lost after sending": ["    panel.current?.focus({ preventScroll: true });\n", ""],
    "the outcome takes the focus from another field": [
      "    if (hasFocusMoved(focusAtSubmit.current)) return;\n",
      "",
    ],
  }),
  ...breaking("src/lib/has-focus-moved.ts", ["tests/e2e/quote-form.spec.ts"], {
    "a second press while sending keeps the focus from the outcome": [
      " &&\n    activeElement.tabIndex >= 0",
      "",
    ],
  }),
  ...breaking("src/features/quote-form/request-text.ts", ["src/features/quote-form"], {
    "a mailto link is longer than mail programs accept": [".slice(0, mailtoLimit)", ""],
  }),
  ...breaking("src/features/quote-form/send-request.ts", ["src/features/quote-form"], {
    "leaving the page aborts a request": [
      "keepalive: new TextEncoder().encode(body).length < keepaliveLimitBytes,",
      "keepalive: false,",
    ],
    "a request has no content type": ['headers: { "content-type": contentType },', ""],
    "a request that timed out is not aborted": ["      signal,\n", ""],
  }),
  ...breaking(
    "src/features/quote-form/send-request.ts",
    ["tests/e2e/quote-form-faults.spec.ts", "tests/e2e/quote-failures.spec.ts"],
    {
      "an error status counts as success": ["if (!response.ok)", "if (response.status > 999)"],
    },
  ),
  ...breaking(
    "src/content/quoted-texts.ts",
    ["tests/e2e/quote-form-faults.spec.ts", "tests/e2e/quote-failures.spec.ts"],
    {
      "the error toast says something else": ["Please try again.", "Please try later."],
    },
  ),
  ...breaking(
    "src/features/quote-form/quote-form.actor.ts",
    ["tests/e2e/quote-form-faults.spec.ts", "tests/e2e/quote-failures.spec.ts"],
    {
      "a failure is not logged": [
        "console.error(`The quote request did",
        "console.debug(`The quote request did",
      ],
    },
  ),
  ...breaking(
    "src/features/quote-form/request-text.ts",
    ["tests/e2e/quote-form-faults.spec.ts", "tests/e2e/quote-failures.spec.ts"],
    {
      "a copied request is on one line": ['.join("\\n")', '.join(" ")'],
    },
  ),
  ...breaking("src/features/quote-form/quote-form.actor.ts", ["tests/e2e/quote-draft.spec.ts"], {
    "text typed before hydration is lost": [
      'if (value !== "" && values[field] === "")',
      "if (false)",
    ],
    "a reload loses the draft": [
      "    else draftStorage.write(serialiseStoredDraft(context));\n",
      "",
    ],
    "the draft is stored after sending": [
      "    if (isEmpty(context)) draftStorage.clear();\n    else",
      "    if (!isEmpty(context))",
    ],
  }),
  ...breaking(
    "src/hydration/draft-storage.ts",
    ["tests/e2e/quote-form-faults.spec.ts", "tests/e2e/quote-failures.spec.ts"],
    {
      "forbidden storage breaks the form": [
        "  try {\n    return call();\n  } catch {\n    return null;\n  }",
        "  return call();",
      ],
    },
  ),
  ...breaking("src/features/quote-form/use-quote-form.ts", ["tests/e2e/quote-dialog.spec.ts"], {
    "the form behind the dialog reports the dialog's request": [
      "outcome: isOwn || submittedLocation === null ? outcome : null,",
      "outcome,",
    ],
  }),
  ...breaking("src/features/quote-form/quote-form.actor.ts", ["tests/e2e/quote-dialog.spec.ts"], {
    "the dialog stays open after success": [
      '        if (location === "dialog") quoteDialogActor.send({ type: "request.sent" });\n',
      "",
    ],
  }),
  ...breaking("src/ui/dialog/dialog.tsx", ["tests/e2e/quote-dialog.spec.ts"], {
    "closing the dialog loses the focus": [
      "opener instanceof HTMLElement ? opener : false",
      "false",
    ],
    "a double click opens and closes the dialog": ["if (detail === 1) onClose();", "onClose();"],
    "the close button has no name": [" aria-label={closeLabel}", ""],
  }),
  ...breaking("src/ui/dialog/dialog.tsx", ["tests/e2e/toasts.spec.ts"], {
    "a toast above the dialog cannot be focused": [
      "[() => contentElement.current, notifications]",
      "[() => contentElement.current]",
    ],
  }),
  ...breaking("src/features/quote-form/quote-form.tsx", ["tests/e2e/quote-dialog.spec.ts"], {
    "a reopened dialog shows the errors of the last submit": [
      '    quoteFormActor.send({ type: "form.opened", location });\n',
      "",
    ],
  }),
  ...breaking("src/ui/dialog/make-page-inert.ts", ["tests/e2e/quote-dialog.spec.ts"], {
    "the page behind a dialog is not inert": ['    page?.setAttribute("inert", "");\n', ""],
  }),
  ...breaking("src/ui/toaster/toaster.tsx", ["tests/e2e/toasts.spec.ts"], {
    "a success toast closes too early": ["duration: 8_000", "duration: 3_000"],
    "a hovered toast closes": ["if (isPaused) startPause();\n    else endPause();", "endPause();"],
    "a dismissed toast keeps the next one open": [
      "    setIsHovered(false);\n    setIsFocused(false);\n    toast.dismiss",
      "    toast.dismiss",
    ],
  }),
  ...breaking(
    "src/ui/toaster/toaster.tsx",
    ["tests/e2e/quote-form-faults.spec.ts", "tests/e2e/quote-failures.spec.ts"],
    {
      "an error toast closes by itself": [
        "toast.error(prepare(content), { duration: Number.POSITIVE_INFINITY })",
        "toast.error(prepare(content), { duration: 8_000 })",
      ],
      "the error toast stays open after success": ["  removeLastingToast();\n  return", "  return"],
    },
  ),
  ...breaking("src/features/quote-dialog/quote-dialog.tsx", ["tests/model/quote-form.spec.ts"], {
    "the quote button of a service does not preselect it": [
      'if (service !== null) prefill("service", service);',
      "",
    ],
  }),
  ...breaking(
    "src/features/quote-dialog/use-quote-buttons.ts",
    ["tests/model/quote-form.spec.ts"],
    {
      "the quote button of a service opens the dialog without it": [
        "quoteServices.find((name) => name === value)",
        "undefined",
      ],
    },
  ),
  ...breaking(
    "src/features/quote-dialog/quote-dialog-slot.tsx",
    ["tests/e2e/quote-dialog.spec.ts"],
    {
      "a dialog that did not load forgets the area of its button": [
        "area === null ? {} : { area }",
        "{}",
      ],
    },
  ),
  ...breaking("src/hydration/draft-storage.ts", ["src/hydration"], {
    "text typed before hydration replaces the stored draft": ["...draft?.values, ", ""],
  }),
  ...breaking("machines/quote-form/quote-draft.ts", ["machines/quote-form"], {
    "a reload makes what was filled in the visitor's own": [
      "blocks, prefilled } satisfies",
      "blocks } satisfies",
    ],
  }),
  ...breaking("machines/quote-form/details-blocks.ts", ["machines/quote-form"], {
    "Undo leaves out the visitor's words": [
      'if (textWithoutBlocks(current) !== "")',
      'if (current.text !== "")',
    ],
  }),
  ...breaking(
    "src/features/navigation/use-route-announcer.ts",
    ["tests/e2e/quote-dialog.spec.ts"],
    {
      "a dialog that loads late opens on the next page": [
        'if (pathChanged) quoteDialogActor.send({ type: "page.changed" });',
        "",
      ],
    },
  ),
  ...breaking("src/lib/ignore-repeated-activation.ts", ["tests/e2e/quote-failures.spec.ts"], {
    "the second press of a double click takes the focus": [
      "if (event.detail > 1 && !isOnFocused) event.preventDefault();",
      "",
    ],
  }),
  ...breaking("src/lib/ignore-repeated-activation.ts", ["tests/e2e/quote-form-submit.spec.ts"], {
    "Enter held down submits again and again": [
      'if (event.key === "Enter" && event.repeat && !isTextarea) event.preventDefault();',
      "",
    ],
    "Enter held down in a textarea inserts one line": [" && !isTextarea", ""],
    "the second click of a double click submits again": [
      "if (event.detail <= 1) return;",
      "return;",
    ],
  }),
  ...breaking(
    "src/features/quote-form/quote-form-island.tsx",
    ["tests/e2e/progressive-render.spec.ts"],
    {
      "the page shifts when its form loads": [
        "  Placeholder: () => <div className={formPlaceholder} />,\n",
        "",
      ],
    },
  ),
  ...breaking("src/features/quote-form/quote-form-island.tsx", ["tests/e2e/quote-draft.spec.ts"], {
    "text typed before the form loads is lost on the way to another page": [
      "if (element !== null) storeTyped(element);",
      "",
    ],
  }),
];

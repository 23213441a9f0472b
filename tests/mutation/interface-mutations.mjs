import { breaking } from "./breaking.mjs";

export const interfaceMutations = [
  ...breaking("src/features/site-header/dropdown-menu.tsx", ["tests/e2e/navigation.spec.ts"], {
    "an open dropdown is not marked as expanded": ["aria-expanded={open}", "aria-expanded={false}"],
    "a touch counts as hover": [
      'if (pointerType === "mouse") send({ type: "pointer.entered", dropdown: name });',
      'if (pointerType) send({ type: "pointer.entered", dropdown: name });',
    ],
  }),
  ...breaking("src/features/site-header/use-dismissal.ts", ["tests/e2e/navigation.spec.ts"], {
    "Escape leaves the focus in a closed dropdown": [
      "button.current?.focus();",
      "button.current?.blur();",
    ],
    "a focus that moves on at once leaves a dropdown open": [
      'import { type RefObject, useLayoutEffect } from "react";',
      'import { type RefObject, useEffect as useLayoutEffect } from "react";',
    ],
  }),
  ...breaking("src/features/site-header/mobile-menu.tsx", ["tests/model/mobile-menu.spec.ts"], {
    "a closed list of the mobile menu is marked as expanded": [
      "aria-expanded={isOpen(entry.list)}",
      "aria-expanded={true}",
    ],
  }),
  ...breaking("src/features/gallery/gallery.tsx", ["tests/model/gallery-filter.spec.ts"], {
    "the chosen filter is not marked as pressed": [
      "aria-pressed={chosen === own}",
      "aria-pressed={own === null}",
    ],
    "the count ignores the filter": ["{shown.length} of`", "{projects.length} of`"],
  }),
  ...breaking("src/features/suburb-finder/suburb-search.tsx", ["tests/e2e/suburb-finder.spec.ts"], {
    "the number of suggestions is wrong": ["{items.length === 1 ?", "{items.length > 0 ?"],
  }),
  ...breaking("src/ui/accordion/accordion.tsx", ["tests/e2e/faq-accordion.spec.ts"], {
    "find-in-page does not open an answer": [
      'element?.addEventListener("beforematch", reveal);',
      "",
    ],
    "find-in-page skips closed answers": [
      'else element.setAttribute("hidden", "until-found");',
      "",
    ],
  }),
  ...breaking("src/hydration/bootstrap.js", ["tests/e2e/faq-accordion.spec.ts"], {
    "a replayed press takes the focus back": [
      "if (document.activeElement.contains(element)) element.focus",
      "element.focus",
    ],
  }),
  ...breaking("src/hydration/bootstrap.js", ["tests/e2e/hydration.spec.ts"], {
    "a key press does not start hydration": [
      '"touchstart", "keydown", "focusin"]',
      '"touchstart"]',
    ],
    "a reload loses the scroll position": [
      'if (location.hash || (visit && visit.type !== "navigate")) page.dataset.laidOut = "";',
      "",
    ],
  }),
  ...breaking("src/hydration/bootstrap.js", ["tests/e2e/mobile-menu.spec.ts"], {
    "a control pressed before hydration does not look pending": [
      '    pressed.setAttribute("data-waiting", "");\n',
      "",
    ],
  }),
  ...breaking("src/features/gallery/gallery.tsx", ["tests/e2e/lost-connection.spec.ts"], {
    "a filter that fails to load is not reported": ["{unreachable\n", "{false\n"],
  }),
  ...breaking("src/features/site-header/site-header.tsx", ["tests/e2e/lost-connection.spec.ts"], {
    "a menu that fails to load links to the wrong page": [
      'areas: "/areas-we-serve"',
      'areas: "/services"',
    ],
  }),
  ...breaking(
    "src/features/site-header/site-header.tsx",
    ["tests/accessibility/open-states.spec.ts"],
    {
      "the menu button does not reference the menu": [
        "aria-controls={mobileIsOpen ? mobileMenuId : undefined}",
        "",
      ],
    },
  ),
  ...breaking("src/ui/link/link.tsx", ["tests/static"], {
    "a parent page counts as the current page": [
      "page === pathname ||",
      "pathname.startsWith(page ?? to) ||",
    ],
  }),
  ...breaking(
    "src/ui/link/link.tsx",
    ["tests/e2e/preload.spec.ts", "tests/e2e/route-change.spec.ts"],
    {
      "a passing pointer preloads pages": ["resting = setTimeout(prepare, restsFor)", "prepare()"],
      "pages are preloaded with saveData": ["if (!prefersReducedData()) router", "router"],
      "a link pressed with Control opens in the same tab": [
        "!(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)",
        "!(event.metaKey || event.altKey || event.shiftKey)",
      ],
    },
  ),
  ...breaking("src/routes/gallery.tsx", ["tests/e2e/gallery.spec.ts"], {
    "choosing the same category again scrolls to the top": [
      "if (href !== router.latestLocation.href) ",
      "",
    ],
  }),
  ...breaking("src/features/gallery/project-view.tsx", ["tests/e2e/gallery.spec.ts"], {
    "the last picture has no next": [
      "(place + step + projects.length) % projects.length",
      "place + step",
    ],
    "the next picture is not announced": ['<div aria-live="polite">', "<div>"],
  }),
  ...breaking("src/features/gallery/projects.tsx", ["tests/e2e/gallery.spec.ts"], {
    "enlarging a picture resets the category": [
      'const query = props.category === null ? "" :',
      'const query = props.label !== null ? "" :',
    ],
  }),
  ...breaking("src/ui/combobox/combobox.tsx", ["tests/e2e/suburb-finder.spec.ts"], {
    "the caret jumps to the end when the list opens": ["  useCaretInPlace(input);\n", ""],
    "a blur while the list opens leaves it open": ["          onBlur={leave}\n", ""],
    "Escape while the list opens leaves it open": ['if (event.key === "Escape") onDismiss();', ""],
    "the highlighted suggestion is not marked as selected": [
      "item.id === combobox.highlightedValue}",
      "false}",
    ],
    "an arrow key before the suggestions render moves through the old ones": [
      "flushSync(() => wantNow(answer))",
      "void flushSync",
    ],
  }),
  ...breaking("src/ui/combobox/use-typed-early.ts", ["tests/e2e/suburb-finder-loading.spec.ts"], {
    "text typed before the suburb finder loads is not searched": [
      'if (field.value !== "") onType(field.value);',
      "",
    ],
  }),
  ...breaking("src/features/gallery/gallery.tsx", ["tests/e2e/gallery.spec.ts"], {
    "an empty category does not offer all projects": ["              choose(null);\n", ""],
    "leaving an empty category loses the focus": ["              all.current?.focus();\n", ""],
  }),
  ...breaking("src/hydration/retry-button.tsx", ["tests/e2e/suburb-finder-loading.spec.ts"], {
    "a retry by keyboard loses the focus": [
      'part?.addEventListener("island:live", enter, { once: true });\n',
      "",
    ],
  }),
  ...breaking("src/hydration/retry-button.tsx", ["tests/e2e/error-boundaries.spec.ts"], {
    "a retry in the dialog moves the focus out of it": ["part?.focus();\n", ""],
  }),
  ...breaking("src/hydration/progressive-render.tsx", ["tests/e2e/hydration.spec.ts"], {
    "a navigation renders only the start of a page": [
      "if (!isComplete) startTransition",
      "if (count < initialCount) startTransition",
    ],
  }),
  ...breaking(
    "src/hydration/progressive-render.tsx",
    ["tests/e2e/progressive-render.spec.ts", "tests/e2e/route-change.spec.ts"],
    {
      "the footer flashes below the first screen": ["<div className={placeholder} />", "<div />"],
      "the target of a hash link is not rendered": [
        'isHydrating || window.location.hash !== "" ?',
        "isHydrating ?",
      ],
    },
  ),
  ...breaking("src/routes/gallery.tsx", ["tests/e2e/progressive-render.spec.ts"], {
    "the first screen renders together with the rest": [
      "<ProgressiveRender initialCount={0}>",
      "<ProgressiveRender>",
    ],
  }),
];

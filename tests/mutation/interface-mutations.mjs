import { breaking } from "./breaking.mjs";

export const interfaceMutations = [
  ...breaking("src/features/site-header/dropdown-menu.tsx", ["tests/model/dropdowns.spec.ts"], {
    "an open dropdown is not marked as expanded": ["aria-expanded={open}", "aria-expanded={false}"],
  }),
  ...breaking("src/features/site-header/dropdown-menu.tsx", ["tests/e2e/site-header.spec.ts"], {
    "a touch counts as hover": [
      'if (pointerType === "mouse") send({ type: "pointer.entered", dropdown: name });',
      'if (pointerType) send({ type: "pointer.entered", dropdown: name });',
    ],
  }),
  ...breaking("src/features/site-header/use-dismissal.ts", ["tests/e2e/site-header.spec.ts"], {
    "Escape leaves the focus in a closed dropdown": [
      "button.current?.focus();",
      "button.current?.blur();",
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
      "aria-pressed={chosen === value}",
      "aria-pressed={value === null}",
    ],
    "the count ignores the filter": [
      "projectCount(shown.length, projects.length)",
      "projectCount(projects.length, projects.length)",
    ],
  }),
  ...breaking("src/content/interface/suburb-finder.ts", ["tests/e2e/suburb-finder.spec.ts"], {
    "the number of suggestions is wrong": ["count === 1 ?", "count > 0 ?"],
  }),
  ...breaking("src/ui/combobox/use-suggestions.ts", ["tests/e2e/suburb-finder.spec.ts"], {
    "a chosen suburb does not navigate": ["if (chosen !== null) onChoose(chosen);", ""],
    "Enter after another letter takes no suggestion": [
      "if (lacksHighlight && first !== null) setHighlightValue(first);",
      "",
    ],
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
  ...breaking("src/hydration/bootstrap.ts", ["tests/e2e/faq-accordion.spec.ts"], {
    "a replayed press takes the focus back": [
      "if (document.activeElement?.contains(element)) element.focus",
      "element.focus",
    ],
  }),
  ...breaking("src/hydration/bootstrap.ts", ["tests/e2e/hydration.spec.ts"], {
    "a key press does not start hydration": ['  "keydown",\n  "focusin",\n', ""],
    "the script runs without a visitor": ["if (isEager) void", "void"],
    "a stored draft does not run the script at once": [' ||\n  readStored() !== ""', ""],
  }),
  ...breaking("src/hydration/bootstrap.ts", ["tests/e2e/quote-dialog.spec.ts"], {
    "a failed script does not lead to the contact page": [
      'if (element?.closest("form")?.hasAttribute("action"))',
      "if (false)",
    ],
  }),
  ...breaking("src/hydration/bootstrap.ts", ["tests/e2e/quote-draft.spec.ts"], {
    "text typed before the page's script has run is lost on the way to another page": [
      '"pagehide", () => {\n  storeTyped(document);\n',
      '"pagehide", () => {\n',
    ],
    "a page from the browser's cache shows an old draft": [
      "if (!persisted || readStored() === storedWhenLeft) return;",
      "return;",
    ],
    "a request submitted before hydration is not sent": ["  activate(element);\n}", "}"],
  }),
  ...breaking("src/hydration/static-html.tsx", ["tests/e2e/quote-dialog.spec.ts"], {
    "static HTML is rendered again by hydration": [
      "const [isPreserved] = useState(!import.meta.env.SSR && isHydrating);",
      "const isPreserved = !import.meta.env.SSR && isHydrating;",
    ],
  }),
  ...breaking("src/hydration/lazy-island.tsx", ["tests/e2e/quote-draft.spec.ts"], {
    "text typed into a form that does not load is lost": [
      "const Content = memo(function Content",
      "const Content = ((component) => component)(function Content",
    ],
  }),
  ...breaking(
    "src/hydration/use-hydrate-on-intent.ts",
    ["tests/e2e/suburb-finder-loading.spec.ts"],
    {
      "pointing at the retry button loads a part again": [
        "if (type === islandEvent.requested || !isAlerting) hydrate();",
        "hydrate();",
      ],
    },
  ),
  ...breaking("src/hydration/lazy-component.tsx", ["tests/e2e/lost-connection.spec.ts"], {
    "a late failure leads back to the page that needed the script": [
      "if (isNeeded) onLoadError?.(need);",
      "onLoadError?.(need);",
    ],
  }),
  ...breaking("src/hydration/bootstrap.ts", ["tests/e2e/mobile-menu.spec.ts"], {
    "a press before hydration is not replayed": ["  activate(element);\n}", "}"],
    "a control pressed before hydration does not look pending": [
      '  element.setAttribute(attribute.pending, "");\n',
      "",
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
  ...breaking("src/features/site-header/menu-links.ts", ["tests/static"], {
    "a parent page counts as the current page": ["to === path ?", "path?.startsWith(to) ?"],
  }),
  ...breaking("src/routes/gallery.tsx", ["tests/e2e/gallery.spec.ts"], {
    "choosing the same category again scrolls to the top": [
      "if (href !== router.latestLocation.href) ",
      "",
    ],
  }),
  ...breaking("src/features/gallery/project-view.tsx", ["tests/e2e/gallery.spec.ts"], {
    "the end of the projects is not marked": [
      "next === undefined ? true",
      "next === undefined ? undefined",
    ],
    "an arrow key does nothing": ['if (event.key === "ArrowRight") show(next);', ""],
    "the next picture is not announced": ['<div aria-live="polite">', "<div>"],
  }),
  ...breaking("src/features/gallery/projects.tsx", ["tests/e2e/gallery.spec.ts"], {
    "enlarging a picture resets the category": [
      'const query = props.chosenCategory === null ? "" :',
      'const query = props.project !== null ? "" :',
    ],
  }),
  ...breaking("src/ui/combobox/combobox.tsx", ["tests/e2e/suburb-finder.spec.ts"], {
    "the highlighted suggestion is not marked as selected": [
      "item.id === combobox.highlightedValue}",
      "false}",
    ],
  }),
  ...breaking("src/ui/combobox/combobox.tsx", ["tests/e2e/suburb-finder-phone.spec.ts"], {
    "a list opens below the window": [
      'if (open) list.current?.scrollIntoView({ block: "nearest" });',
      "",
    ],
  }),
  ...breaking("src/features/suburb-finder/match-places.ts", ["src/features/suburb-finder"], {
    "the suburb finder tolerates no typing errors": [
      "Math.floor((letters.length + 1) / 4)",
      "0 * letters.length",
    ],
  }),
  ...breaking("src/ui/combobox/combobox.tsx", ["tests/e2e/suburb-finder-loading.spec.ts"], {
    "text typed before the suburb finder loads is not searched": [
      "    combobox.setInputValue(element.value);\n",
      "",
    ],
    "the caret jumps to the end": ["    element.setSelectionRange = () => {};\n", ""],
  }),
  ...breaking("src/features/gallery/gallery.tsx", ["tests/e2e/gallery.spec.ts"], {
    "an empty category does not offer all projects": ["              choose(null);\n", ""],
    "leaving an empty category loses the focus": [
      "              allButton.current?.focus();\n",
      "",
    ],
  }),
  ...breaking(
    "src/features/retry-alert/retry-alert.tsx",
    ["tests/e2e/suburb-finder-loading.spec.ts"],
    {
      "a retry by keyboard loses the focus": [
        "island?.addEventListener(islandEvent.hydrated, focusFirstControl, { once: true });\n",
        "",
      ],
    },
  ),
  ...breaking("src/features/retry-alert/retry-alert.tsx", ["tests/e2e/error-boundaries.spec.ts"], {
    "a retry in the dialog moves the focus out of it": ["island?.focus();\n", ""],
  }),
  ...breaking("src/hydration/progressive-render.tsx", ["tests/e2e/hydration.spec.ts"], {
    "a navigation renders only the start of a page": [
      "if (!isComplete) startTransition",
      "if (count < initialCount) startTransition",
    ],
  }),
  ...breaking(
    "src/hydration/progressive-render.tsx",
    ["tests/e2e/progressive-render.spec.ts", "tests/e2e/navigation.spec.ts"],
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

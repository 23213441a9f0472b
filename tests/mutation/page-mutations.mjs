import { breaking } from "./breaking.mjs";

export const pageMutations = [
  ...breaking("src/design/global.css.ts", ["tests/accessibility/keyboard.spec.ts"], {
    "the header covers the focus after Shift+Tab": ['  scrollPaddingTop: "6rem",\n', ""],
  }),
  ...breaking("src/features/navigation/use-link-navigation.ts", ["tests/e2e/navigation.spec.ts"], {
    "a link that drops the search params leaves the page where it is": [
      "if (isSamePage && searchStr",
      "if (!isSamePage && searchStr",
    ],
    "a link pressed with Control opens in the same tab": [
      "event.altKey || event.ctrlKey || event.shiftKey",
      "event.altKey || event.shiftKey",
    ],
  }),
  ...breaking("src/features/navigation/complete-navigation.ts", ["tests/e2e/navigation.spec.ts"], {
    "a navigation is not announced": ["  if (isNewPage) announce(document.title);\n", ""],
    "a navigation does not move the focus": [
      'focusOn(target ?? document.querySelector("h1"))',
      "focusOn(target)",
    ],
    "a navigation does not scroll to the top": [
      "    if (target === null) scrollToTop();\n    else target",
      "    if (target !== null) target",
    ],
    "a navigation takes the focus back": [
      "if (previousFocus !== null && hasFocusMoved(previousFocus)) return;",
      "",
    ],
  }),
  ...breaking("src/seo/use-remove-first-page-tags.ts", ["tests/e2e/navigation.spec.ts"], {
    "the head keeps elements of the previous page": [
      "        for (const element of document.head.querySelectorAll(firstPageTags)) element.remove();\n",
      "",
    ],
  }),
  ...breaking("src/lib/intent.ts", ["tests/e2e/preload.spec.ts"], {
    "a passing pointer preloads pages": [
      "resting = setTimeout(fire, preloadIntent, element)",
      "fire(element)",
    ],
    "pages are preloaded with saveData": [
      "if (!prefersReducedData()) onIntent(element)",
      "onIntent(element)",
    ],
  }),
  ...breaking("src/client.tsx", ["tests/e2e/lost-connection.spec.ts"], {
    "a page whose content fails to load loses its prerendered HTML": [
      "if (failed) throw failed.error;",
      "",
    ],
    "a link without a connection leads to the browser's error page": ["ChunkLoadError: ", ""],
  }),
  ...breaking("src/content/value-schemas.ts", ["src/content"], {
    "content may link to an unknown path": [
      ".test(value) &&\n    isSiteHref(value)",
      ".test(value)",
    ],
  }),
  ...breaking("src/seo/page-head.tsx", ["tests/static"], {
    "a page has the wrong canonical URL": [
      'rel="canonical" href={absoluteUrl(path)}',
      'rel="canonical" href={absoluteUrl("/")}',
    ],
  }),
  ...breaking("src/seo/describe-questions.ts", ["tests/static"], {
    "structured data has other answers": ['answer.map(plainText).join("\\n\\n")', "question"],
  }),
  ...breaking("src/ui/picture/picture.tsx", ["tests/static"], {
    "pictures lose their alt text": ["alt={alt}", 'alt=""'],
  }),
  ...breaking("src/sections/section-head/section-head.tsx", ["tests/static"], {
    "headings skip a level": ["level={2}", "level={4}"],
  }),
  ...breaking("src/sections/contact/map-frame.tsx", ["tests/e2e/map.spec.ts"], {
    "screen readers read the placeholder behind the map": [
      'aria-hidden={state === "shown"}',
      "aria-hidden={false}",
    ],
    "the map may navigate the page": [
      'sandbox={state === "shown" ? attributes.sandbox : "allow-scripts"}',
      "sandbox={undefined}",
    ],
  }),
  ...breaking("src/features/opening-hours/opening-hours.ts", ["src/features/opening-hours"], {
    "the opening hours begin an hour late": ["const utcOffset = 2 *", "const utcOffset = 1 *"],
  }),
  ...breaking("src/design/print.css.ts", ["tests/accessibility/print.spec.ts"], {
    "printed answers stay closed": ['contentVisibility: "visible",', ""],
  }),
];

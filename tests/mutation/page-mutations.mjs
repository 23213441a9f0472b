import { breaking } from "./breaking.mjs";

export const pageMutations = [
  ...breaking("src/design/global.css.ts", ["tests/accessibility/keyboard.spec.ts"], {
    "the header covers the focus after Shift+Tab": ['  scrollPaddingTop: "6rem",\n', ""],
  }),
  ...breaking(
    "src/features/route-announcer/use-route-announcer.ts",
    ["tests/e2e/route-change.spec.ts"],
    {
      "a link to the current page keeps its search params": [" || led", ""],
      "a navigation is not announced": ["        if (arrived) announce(document.title);\n", ""],
      "a navigation does not move the focus": [
        'focusOn(target ?? document.querySelector("h1"))',
        "focusOn(target)",
      ],
      "a navigation does not scroll to the top": [
        "          if (target === null) scrollToTop();\n          else",
        "          if (target !== null)",
      ],
      "the head keeps elements of the previous page": [
        "        for (const element of document.head.querySelectorAll(builtHead)) element.remove();\n",
        "",
      ],
      "a navigation takes the focus back": ["if (hasFocusMoved(left.current)) return;", ""],
    },
  ),
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
  ...breaking("src/features/office-hours/office-hours.ts", ["src/features/office-hours"], {
    "the office opens an hour late": ["const aheadOfUtc = 2 *", "const aheadOfUtc = 1 *"],
  }),
  ...breaking("src/design/print.css.ts", ["tests/accessibility/print.spec.ts"], {
    "printed answers stay closed": ['contentVisibility: "visible",', ""],
  }),
];

import { breaking } from "./breaking.mjs";

export const plannerMutations = [
  ...breaking("machines/quote-form/details-blocks.ts", ["machines/quote-form"], {
    "a new plan is written below the old one": [
      "if (extent === null) return appendBlock(details, change.text);",
      "if (extent !== null) return appendBlock(details, change.text);",
    ],
    "a visitor's line within a plan is lost": [
      ".filter((line) => !own.includes(line))",
      ".filter(() => false)",
    ],
    "a plan sticks to the words before it": ['? "\\n" : "\\n\\n";', '? "\\n" : "\\n";'],
  }),
  ...breaking("machines/quote-form/quote-form.setup.ts", ["machines/quote-form"], {
    "a block that was removed by hand comes back": ["(!event.unlessRemoved ||", "(true ||"],
    "a stored draft forgets which block is the site's": [
      "blocks: event.blocks ?? {} },",
      "blocks: {} },",
    ],
  }),
  ...breaking("machines/paving-planner/plan-sizes.ts", ["machines/paving-planner"], {
    "a comma is no decimal separator": ['.replace(",", ".")', ""],
    "millimetres count as metres": ["mm: 0.001", "mm: 1"],
    "a size of zero is drawn": ["if (value < from)", "if (value < 0)"],
    "a missing corner is as long as the whole": [
      "Math.min(to, length - minimumWidth)",
      "Math.min(to, length)",
    ],
    "no missing corner fits beside a side": [
      "sizeLimits[corner].from + minimumWidth",
      "sizeLimits[corner].from",
    ],
  }),
  ...breaking("machines/paving-planner/plan-quantities.ts", ["machines/paving-planner"], {
    "an L has the area of its rectangle": [
      "size.length * size.width - size.cornerLength * size.cornerWidth",
      "size.length * size.width",
    ],
    "a pool is paved over": ["- poolLength * poolWidth;", ";"],
    "nothing is added for cutting": ["count * (1 + waste)", "count"],
    "the field is ordered where the border lies": ["area - bandArea(size, width)", "area"],
    "sand is ordered in the wrong unit": [
      "(area * millimetres) / 1000",
      "(area * millimetres) / 100",
    ],
  }),
  ...breaking("machines/paving-planner/plan-guide.ts", ["machines/paving-planner"], {
    "trucks get a price": ["if (isHeavy(use)) return {", "if (!isHeavy(use)) return {"],
    "permeable pavers get a price": ['if (paver === "permeable")', 'if (paver === "standard")'],
    "a price is not rounded": ["Math.round(rand / 100) * 100", "Math.round(rand)"],
    "a cobble fan is basic paving": ['|| pattern === "cobble-fan"', ""],
    "a forecourt is promised in the days of a driveway": [
      "areaOf(plan.size) > largestDriveway",
      "false",
    ],
    "a truck yard is promised in the days of a driveway": [
      'if (isHeavy(plannedUse(plan))) return "industrial";',
      "",
    ],
    "cars may turn on stack bond": ['stack: "no"', 'stack: "yes"'],
    "trucks may drive on stretcher bond": [
      ': { answer: "no", reason: "heavy-pattern" };',
      ': { answer: "limits", reason: "heavy-pattern" };',
    ],
  }),
  ...breaking("machines/paving-planner/plan-link.ts", ["machines/paving-planner"], {
    "a wrong part of a link is not reported": ["      wrong += 1;\n", ""],
    "a link changes the working hours": [
      "listText(hours), phases, listText(documents)]",
      "listText(documents), phases, listText(hours)]",
    ],
  }),
  ...breaking("machines/paving-planner/paving-planner.machine.ts", ["machines/paving-planner"], {
    "a wrong size changes the plan": [
      "if (size === null) return { shape, texts, problems };",
      "if (size === null) return { shape, texts, problems: {} };",
    ],
  }),
  ...breaking("src/design/patterns/plan-laying.ts", ["src/design/patterns"], {
    "cut pavers touch": [
      "visitor.cut(piece, shrunk(piece, joint / 2), tone);",
      "visitor.cut(piece, piece, tone);",
    ],
    "the mitres of a border overlap": [
      "withoutRepeats(clipped(brick, band))",
      "withoutRepeats(brick)",
    ],
  }),
  ...breaking("src/design/patterns/cut-to-field.ts", ["src/design/patterns"], {
    "pavers lie in the pool": ["hole !== null && overlap(inFrame, hole)", "hole === null"],
    "a circle has a gap at its edge": ["if (nearest >= radius)", "if (nearest >= radius / 2)"],
  }),
  ...breaking("src/features/paving-planner/plan-words.ts", ["src/features/paving-planner"], {
    "a plan takes more room than the form allows": [
      "withLink.length <= planTextLimit",
      "withLink.length <= 2 * planTextLimit",
    ],
  }),
  ...breaking(
    "src/features/paving-planner/plan-results.tsx",
    ["tests/e2e/paving-planner.spec.ts"],
    {
      "permeable paving is said to need sand": [
        "...(isPermeable(plan) ? [permeableBase] : bedAndSubBase(plan))",
        "...bedAndSubBase(plan)",
      ],
    },
  ),
  ...breaking(
    "src/features/paving-planner/use-plan-request.ts",
    ["tests/e2e/paving-planner.spec.ts"],
    {
      "another plan in the request counts as this one": [
        "written !== null && written === textOf(plan)",
        "written !== null",
      ],
      "a plan that loads late is added from the next page": [
        "if (!isMounted.current) return;\n          const { current }",
        "const { current }",
      ],
    },
  ),
  ...breaking("src/features/paving-planner/use-plan-search.ts", ["tests/e2e/plan-in-url.spec.ts"], {
    "every step of a slider is an entry of the history": ["replace: true,", "replace: false,"],
  }),
];

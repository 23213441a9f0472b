import { globalPageStyle, pageStyle } from "../../design/cascade-layers.css.ts";
import { from, space } from "../../design/tokens.ts";

/** Browsers that cannot show the content of a closed `details` keep the two lists and the button. */
const unfolds = "selector(::details-content)";

/** Wins over the grid that the list is: on a phone two lists, one below the other. */
export const foldedList = pageStyle({
  selectors: { "&&": { display: "block" } },
  "@supports": {
    [unfolds]: { "@media": { [from.tablet]: { selectors: { "&&": { display: "grid" } } } } },
  },
});

/** The items of both lists, in one grid. */
const inOneGrid = {
  "@supports": { [unfolds]: { "@media": { [from.tablet]: { display: "contents" } } } },
} as const;

for (const part of ["> :is(ul, ol)", "> details", "> details > :is(ul, ol)"]) {
  globalPageStyle(`${foldedList} ${part}`, inOneGrid);
}
globalPageStyle(`${foldedList} > details::details-content`, inOneGrid);
globalPageStyle(`${foldedList} > details`, { marginBlockStart: space.sm });

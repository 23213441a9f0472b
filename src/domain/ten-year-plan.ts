/** An item of a ten-year plan: `area` in m², `rate` in rand a m², `saved` in rand, `life` in years. */
interface PlannedItem {
  area: number;
  rate: number;
  saved: number;
  life: number;
}

export const estimatedCost = ({ area, rate }: Pick<PlannedItem, "area" | "rate">) => area * rate;

/**
 * What a scheme pays into its reserve fund for an item each year, in whole rand rounded up: the estimated
 * cost less what was contributed before, divided by the expected life (prescribed management rule 22(2),
 * docs/facts.md#ten-year-plans). Nothing is due for an item that is saved for already.
 */
export const yearlyContribution = (item: PlannedItem): number =>
  Math.max(0, Math.ceil((estimatedCost(item) - item.saved) / item.life));

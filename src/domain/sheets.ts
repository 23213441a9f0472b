/** A line of a quote; `rate` is rand a unit, without VAT. */
interface QuoteLine {
  quantity: number;
  rate: number;
}

interface PricedQuote {
  lines: readonly QuoteLine[];
  /** Such as 15. */
  vatPercent: number;
}

/** Rounds to a cent, half a cent upwards. The shift undoes a binary error: 1.005 × 100 is 100.49999999999999. */
const inCents = (rand: number) => Math.round(rand * 100 * (1 + Number.EPSILON));

/** The amount of one line in rand, rounded to a cent. */
export const lineAmount = ({ quantity, rate }: QuoteLine): number => inCents(quantity * rate) / 100;

/** Adds up the lines as they are shown, in rand, each rounded to a cent, so that the sum on paper is right. */
export function quoteTotals({ lines, vatPercent }: PricedQuote) {
  const subtotal = lines.reduce((cents, line) => cents + inCents(lineAmount(line)), 0);
  const vat = inCents((subtotal * vatPercent) / 10_000);
  return { subtotal: subtotal / 100, vat: vat / 100, total: (subtotal + vat) / 100 };
}

/** The price in rand for a square metre, VAT included, rounded to a cent; `area` is in m². */
export const pricePerSquareMetreOf = (quote: PricedQuote & { area: number }): number =>
  inCents(quoteTotals(quote).total / quote.area) / 100;

/** An item of a ten-year plan: `area` in m², `rate` in rand a m² today, `year` when it is due, `saved` in rand. */
interface PlannedItem {
  area: number;
  rate: number;
  year: number;
  saved: number;
}

/** What the work costs in the year it is due, in whole rand; `escalation` in percent a year. */
export const costWhenDue = ({ area, rate, year }: PlannedItem, escalation: number): number =>
  Math.round(area * rate * (1 + escalation / 100) ** year);

export const shortfall = (item: PlannedItem, escalation: number): number =>
  Math.max(0, costWhenDue(item, escalation) - item.saved);

/**
 * What a scheme pays into its reserve fund for an item each year, in whole rand rounded up: the estimated cost less what
 * was saved, over the years until the work is due (prescribed management rule 22(2), docs/facts.md#ten-year-plans).
 */
export const yearlyContribution = (item: PlannedItem, escalation: number): number =>
  Math.ceil(shortfall(item, escalation) / item.year);

/** What a scheme pays in each year up to each due year: an item's contribution ends when its work is done. */
export function contributionsByPeriod(items: readonly PlannedItem[], escalation: number) {
  const ends = [...new Set(items.map(({ year }) => year))].sort((one, other) => one - other);
  return ends.map((to, index) => ({
    from: (ends[index - 1] ?? 0) + 1,
    to,
    sum: items
      .filter(({ year }) => year >= to)
      .reduce((rest, item) => rest + yearlyContribution(item, escalation), 0),
  }));
}

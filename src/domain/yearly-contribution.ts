/** An item of a ten-year plan; amounts in rand. */
export interface PlannedItem {
  cost: number;
  /** Saved for it so far. */
  saved: number;
  /** How long it is expected to last. */
  lifeInYears: number;
}

/**
 * What a scheme puts aside for an item each year, in rand: its cost less what is saved, divided by its
 * expected life (prescribed management rule 22). Rounded up, so that the sum suffices; never negative.
 */
export const yearlyContribution = ({ cost, saved, lifeInYears }: PlannedItem): number =>
  Math.max(0, Math.ceil((cost - saved) / lifeInYears));

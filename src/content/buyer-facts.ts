import type { BuyerFact } from "../content-schema/page-schema.ts";

/**
 * What a buyer asks before the visit, such as { label: "Next free week", value: "From 2 March" }, the deposit,
 * or whether prices include VAT. Beside the quote form; empty, nothing shows.
 */
export const buyerFacts: readonly BuyerFact[] = [];

import * as v from "valibot";
import { openQuoteStore } from "#src/receiver/quote-store.ts";

const sentSchema = v.array(v.object({ request: v.record(v.string(), v.string()) }));

/** Reads the receiver's database, oldest request first. */
export async function storedRequests() {
  const file = process.env.TEST_QUOTE_STORE;
  if (file === undefined)
    throw new Error("Expected a file in TEST_QUOTE_STORE, which playwright.config.ts sets.");
  const store = openQuoteStore(file, () => {});
  try {
    return v.parse(sentSchema, store.list().toReversed());
  } finally {
    store.close();
  }
}

export const storedRequestsBy = async (name: string) =>
  (await storedRequests()).filter(({ request }) => request.name === name);

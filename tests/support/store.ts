import { openQuoteStore } from "#src/receiver/quote-store.ts";

/** Reads the receiver's database, oldest request first. */
export async function storedRequests() {
  const file = process.env.TEST_QUOTE_STORE;
  if (file === undefined)
    throw new Error("Expected a file in TEST_QUOTE_STORE, which playwright.config.ts sets.");
  const store = openQuoteStore(file);
  try {
    return store.list().toReversed();
  } finally {
    store.close();
  }
}

export const storedRequestsBy = async (name: string) =>
  (await storedRequests()).filter(({ request }) => request.name === name);

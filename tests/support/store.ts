import { readFile } from "node:fs/promises";

export interface StoredRequest {
  request: Record<string, string>;
}

/** Reads the receiver's file, oldest request first. */
export async function storedRequests(): Promise<StoredRequest[]> {
  const file = process.env.TEST_QUOTE_STORE;
  if (file === undefined)
    throw new Error("Expected a file in TEST_QUOTE_STORE, which playwright.config.ts sets.");
  const text = await readFile(file, "utf8").catch(() => "");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

export const storedRequestsBy = async (name: string) =>
  (await storedRequests()).filter(({ request }) => request.name === name);

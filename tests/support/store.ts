import { readFile } from "node:fs/promises";

export interface StoredRequest {
  received_at: string;
  request: Record<string, string>;
}

/** What the receiver stored, oldest first: the file itself, not what a page says of it. */
export async function storedRequests(): Promise<StoredRequest[]> {
  const file = process.env.TEST_QUOTE_STORE;
  if (file === undefined)
    throw new Error("TEST_QUOTE_STORE names no file; playwright.config.ts sets it.");
  const text = await readFile(file, "utf8").catch(() => "");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

/** The stored requests of one visitor, told by the name they gave. */
export const storedRequestsBy = async (name: string) =>
  (await storedRequests()).filter(({ request }) => request.name === name);

import { timeout } from "../lib/scheduling.ts";
import { scriptTimeout } from "./protocol.ts";

/** Waits for a dynamic import or the server's answer. Throws after `scriptTimeout`, or what `loading` rejects with. */
export async function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const answer = loading.then((loaded) => ({ loaded }));
  const first = await Promise.race([answer, timeout(scriptTimeout)]);
  if (first === undefined)
    throw new Error(`Expected an answer within ${scriptTimeout} ms, got none.`);
  return first.loaded;
}

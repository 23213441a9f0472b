import { scriptTimeout } from "./protocol.ts";

/** Waits for a dynamic import or the server's answer. Throws after `scriptTimeout`, or what `loading` rejects with. */
export async function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Expected an answer within ${scriptTimeout} ms, got none.`)),
      scriptTimeout,
    );
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

import { scriptTimeout } from "./protocol.ts";

/**
 * Waits for a dynamic import, which a network may never deliver.
 *
 * @throws Error after `scriptTimeout`, or what `loading` rejects with
 */
export async function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Expected a script within ${scriptTimeout} ms, got none.`)),
      scriptTimeout,
    );
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A part whose script comes late (src/ui/late-part). */
interface Part {
  load: () => Promise<void>;
}

/**
 * Fetches what stands on the first screen of a page together with the page, for visitors who come
 * from another one: there is no HTML of it to show meanwhile. The page that a visit begins with
 * stands already.
 */
export async function bring({ load }: Part) {
  if (import.meta.env.SSR || !document.getElementById("root")?.hasAttribute("data-live")) return;
  // What cannot be had now is asked for again where it is drawn.
  await load().catch(() => {});
}

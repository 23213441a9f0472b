import { lazyIsland } from "../hydration/lazy-island.tsx";

/** Grows with the areas, so it stands in the HTML alone until a visitor turns to it. */
export const otherAreas = lazyIsland<object>({
  fetch: async () => (await import("./-other-areas.tsx")).OtherAreas,
});

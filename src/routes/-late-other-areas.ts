import { lateIsland } from "../features/islands/late-island.tsx";

/** Grows with the areas, so it stands in the HTML alone until a visitor turns to it. */
export const otherAreas = lateIsland<object>({
  fetch: async () => (await import("./-other-areas.tsx")).OtherAreas,
});

import { notFound } from "@tanstack/react-router";
import { type LocalArea, readArea } from "../content-schema/read-area.ts";
import { inTime } from "../hydration/in-time.ts";

/**
 * Loads the content of one local page.
 *
 * @throws the router's notFound() if no area has that slug
 */
export async function loadArea(slug: string): Promise<LocalArea> {
  const area = await inTime(readArea(slug));
  if (area === undefined) throw notFound();
  return area;
}

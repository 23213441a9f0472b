import { expect, test } from "vitest";
import { gallery } from "../../content/gallery.ts";
import { pavingPresets } from "../../content/paving-presets.ts";
import type { GalleryPage } from "../../content-schema/page-schema.ts";
import { parsePlan } from "../../planner/domain/plan-link.ts";

const fallback = { home: pavingPresets.patio.plan, site: pavingPresets["delivery-yard"].plan };

const projects: GalleryPage["projects"] = gallery.projects;
const planned = projects.flatMap(({ title, plan }) =>
  plan === undefined ? [] : [{ title, plan }],
);

test.each(planned)("gallery: the planner can read the plan of $title", ({ plan: link }) => {
  const { pathname, searchParams } = new URL(link, "https://example.com");
  const isSite = /\/(commercial|industrial)$/.test(pathname);
  const { isPartial } = parsePlan(
    searchParams.get("plan") ?? "",
    isSite ? fallback.site : fallback.home,
  );
  expect(isPartial).toBe(false);
});

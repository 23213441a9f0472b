import { createFileRoute, notFound } from "@tanstack/react-router";
import { pavingAreas } from "../domain/areas.ts";
import { loadArea } from "./-area-content.ts";
import { AreaPage } from "./-area-page.tsx";

/** The second address of twelve local pages, which is their canonical one (SPEC.md section 2). */
export const Route = createFileRoute("/paving-{$area}")({
  loader: ({ params }) => {
    if (!pavingAreas.some((slug) => slug === params.area)) throw notFound();
    return loadArea(params.area);
  },
  component: LocalPage,
});

function LocalPage() {
  const area = Route.useLoaderData();
  return <AreaPage key={area.page.slug} {...area} />;
}

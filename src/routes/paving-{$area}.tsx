import { createFileRoute, notFound } from "@tanstack/react-router";
import { areasWithPavingPath } from "../domain/areas.ts";
import { AreaPage, loadArea } from "./-area-page.tsx";

/** The canonical URL of twelve local pages, besides /areas/$area (docs/specification.md#local-pages). */
export const Route = createFileRoute("/paving-{$area}")({
  loader: ({ params }) => {
    if (!areasWithPavingPath.some((slug) => slug === params.area)) throw notFound();
    return loadArea(params.area);
  },
  component: LocalPage,
});

function LocalPage() {
  const area = Route.useLoaderData();
  return <AreaPage key={area.page.slug} {...area} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { AreaPage } from "../-area-page.tsx";
import { loadArea } from "../-load-area.ts";

export const Route = createFileRoute("/areas/$area")({
  loader: ({ params }) => loadArea(params.area),
  component: LocalPage,
});

function LocalPage() {
  const area = Route.useLoaderData();
  return <AreaPage key={area.page.slug} {...area} />;
}

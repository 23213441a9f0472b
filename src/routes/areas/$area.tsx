import { createFileRoute } from "@tanstack/react-router";
import { AreaPage, loadArea } from "../-area-page.tsx";

export const Route = createFileRoute("/areas/$area")({
  loader: ({ params }) => loadArea(params.area),
  component: LocalPage,
});

function LocalPage() {
  const area = Route.useLoaderData();
  return <AreaPage key={area.page.slug} {...area} />;
}

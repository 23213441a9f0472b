import { createFileRoute, notFound } from "@tanstack/react-router";
import { readService } from "../../content/read-service.ts";
import { planSearch } from "../../features/paving-planner/plan-search.ts";
import { ServiceOrCategoryPage } from "../-service-or-category-page.tsx";

export const Route = createFileRoute("/services/$service")({
  validateSearch: planSearch,
  loader: async ({ params }) => {
    const page = await readService(params.service);
    if (page === undefined) throw notFound();
    return page;
  },
  component: OneServicePage,
});

function OneServicePage() {
  const page = Route.useLoaderData();
  return <ServiceOrCategoryPage key={page.slug} page={page} />;
}

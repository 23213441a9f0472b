import { createFileRoute } from "@tanstack/react-router";
import { residential } from "../../content/categories/residential.ts";
import { planSearch } from "../../features/paving-planner/plan-search.ts";
import { ServiceOrCategoryPage } from "../-service-or-category-page.tsx";

export const Route = createFileRoute("/services/residential")({
  validateSearch: planSearch,
  component: ResidentialPage,
});

function ResidentialPage() {
  return <ServiceOrCategoryPage page={residential} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { commercial } from "../../content/categories/commercial.ts";
import { planSearch } from "../../features/paving-planner/plan-search.ts";
import { ServiceOrCategoryPage } from "../-service-or-category-page.tsx";

export const Route = createFileRoute("/services/commercial")({
  validateSearch: planSearch,
  component: CommercialPage,
});

function CommercialPage() {
  return <ServiceOrCategoryPage page={commercial} />;
}

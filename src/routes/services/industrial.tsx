import { createFileRoute } from "@tanstack/react-router";
import { industrial } from "../../content/categories/industrial.ts";
import { planSearch } from "../../features/paving-planner/plan-search.ts";
import { ServiceOrCategoryPage } from "../-service-or-category-page.tsx";

export const Route = createFileRoute("/services/industrial")({
  validateSearch: planSearch,
  component: IndustrialPage,
});

function IndustrialPage() {
  return <ServiceOrCategoryPage page={industrial} />;
}

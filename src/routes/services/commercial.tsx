import { createFileRoute } from "@tanstack/react-router";
import { commercial } from "../../content/categories/commercial.ts";
import { planSearch } from "../../features/paving-planner/plan-search.ts";
import { ServicePage } from "../-service-page.tsx";

export const Route = createFileRoute("/services/commercial")({
  validateSearch: planSearch,
  component: CommercialPage,
});

function CommercialPage() {
  return <ServicePage page={commercial} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { commercial } from "../../content/categories/commercial.ts";
import { ServicePage } from "../-service-page.tsx";

export const Route = createFileRoute("/services/commercial")({ component: CommercialPage });

function CommercialPage() {
  return <ServicePage page={commercial} />;
}

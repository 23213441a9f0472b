import { createFileRoute } from "@tanstack/react-router";
import { industrial } from "../../content/categories/industrial.ts";
import { ServicePage } from "../-service-page.tsx";

export const Route = createFileRoute("/services/industrial")({ component: IndustrialPage });

function IndustrialPage() {
  return <ServicePage page={industrial} />;
}

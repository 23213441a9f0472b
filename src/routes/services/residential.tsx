import { createFileRoute } from "@tanstack/react-router";
import { residential } from "../../content/categories/residential.ts";
import { ServicePage } from "../-service-page.tsx";

export const Route = createFileRoute("/services/residential")({ component: ResidentialPage });

function ResidentialPage() {
  return <ServicePage page={residential} />;
}

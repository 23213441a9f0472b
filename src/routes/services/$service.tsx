import { createFileRoute } from "@tanstack/react-router";
import type { ServicePage as Page } from "../../content/schema.ts";
import { loadContent } from "../-lazy-content.ts";
import { ServicePage } from "../-service-page.tsx";

const services = import.meta.glob<Record<string, Page>>([
  "../../content/services/*.ts",
  "!../../content/services/*-names.ts",
  "!../../content/services/*.test.ts",
]);

export const Route = createFileRoute("/services/$service")({
  loader: ({ params }) => loadContent(services, `../../content/services/${params.service}.ts`),
  component: OneServicePage,
});

function OneServicePage() {
  const page = Route.useLoaderData();
  return <ServicePage key={page.slug} page={page} />;
}

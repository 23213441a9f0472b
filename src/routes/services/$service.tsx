import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ServicePage } from "../../content/schema.ts";
import type { ServiceSlug } from "../../domain/services.ts";
import { planSearch } from "../../features/paving-planner/plan-search.ts";
import { ServiceOrCategoryPage } from "../-service-or-category-page.tsx";

/** Loads the content of one service. Each file is a chunk of its own. */
const services: Readonly<Record<ServiceSlug, () => Promise<ServicePage>>> = {
  driveway: async () => (await import("../../content/services/driveway.ts")).driveway,
  patio: async () => (await import("../../content/services/patio.ts")).patio,
  pool: async () => (await import("../../content/services/pool.ts")).pool,
  walkway: async () => (await import("../../content/services/walkway.ts")).walkway,
  parking: async () => (await import("../../content/services/parking.ts")).parking,
  "eco-friendly": async () => (await import("../../content/services/eco-friendly.ts")).ecoFriendly,
  repairs: async () => (await import("../../content/services/repairs.ts")).repairs,
  kerbing: async () => (await import("../../content/services/kerbing.ts")).kerbing,
  "custom-design": async () =>
    (await import("../../content/services/custom-design.ts")).customDesign,
};

const isServiceSlug = (slug: string): slug is ServiceSlug => Object.hasOwn(services, slug);

export const Route = createFileRoute("/services/$service")({
  validateSearch: planSearch,
  loader: ({ params: { service } }) => {
    if (!isServiceSlug(service)) throw notFound();
    return services[service]();
  },
  component: OneServicePage,
});

function OneServicePage() {
  const page = Route.useLoaderData();
  return <ServiceOrCategoryPage key={page.slug} page={page} />;
}

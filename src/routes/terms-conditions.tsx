import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "./-legal-page.tsx";

export const Route = createFileRoute("/terms-conditions")({
  loader: () => import("../content/legal/terms-conditions.ts"),
  component: TermsConditionsPage,
});

function TermsConditionsPage() {
  return <LegalPage page={Route.useLoaderData().termsConditions} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { inTime } from "../hydration/in-time.ts";
import { LegalPage } from "./-legal-page.tsx";

export const Route = createFileRoute("/terms-conditions")({
  loader: () => inTime(import("../content/legal/terms-conditions.ts")),
  component: TermsConditionsPage,
});

function TermsConditionsPage() {
  return <LegalPage page={Route.useLoaderData().termsConditions} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { termsConditions } from "../content/legal/terms-conditions.ts";
import { LegalPage } from "./-legal-page.tsx";

export const Route = createFileRoute("/terms-conditions")({ component: TermsConditionsPage });

function TermsConditionsPage() {
  return <LegalPage page={termsConditions} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { privacyPolicy } from "../content/legal/privacy-policy.ts";
import { LegalPage } from "./-legal-page.tsx";

export const Route = createFileRoute("/privacy-policy")({ component: PrivacyPolicyPage });

function PrivacyPolicyPage() {
  return <LegalPage page={privacyPolicy} />;
}

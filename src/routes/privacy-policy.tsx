import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "./-legal-page.tsx";

export const Route = createFileRoute("/privacy-policy")({
  loader: () => import("../content/legal/privacy-policy.ts"),
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  return <LegalPage page={Route.useLoaderData().privacyPolicy} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { inTime } from "../hydration/in-time.ts";
import { LegalPage } from "./-legal-page.tsx";

export const Route = createFileRoute("/privacy-policy")({
  loader: () => inTime(import("../content/legal/privacy-policy.ts")),
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  return <LegalPage page={Route.useLoaderData().privacyPolicy} />;
}

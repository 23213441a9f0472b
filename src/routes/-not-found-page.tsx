import { notFound } from "../content/not-found.ts";
import { useMissingPath } from "../features/navigation/use-missing-path.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { Suggestions } from "../sections/not-found/suggestions.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { ButtonLink } from "../ui/button/button.tsx";

/** The page for every unknown URL (docs/specification.md#not-found). */
export function NotFoundPage() {
  useMissingPath();
  const { meta, heading, lead, returnLink, suggestions } = notFound;
  const returnButton = (
    <ButtonLink to={returnLink.to} size="large">
      {returnLink.text}
    </ButtonLink>
  );
  return (
    <>
      <PageHead meta={meta} path={null} />
      <StaticHtml>
        <PlainHero heading={heading} lead={lead} pattern="hexagon" buttons={returnButton} />
        <Suggestions {...suggestions} />
      </StaticHtml>
    </>
  );
}

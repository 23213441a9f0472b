import { useEffect } from "react";
import { notFound } from "../content/not-found.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { StylesheetLink } from "../hydration/stylesheet-link.tsx";
import { HeadedBand } from "../sections/band/band.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import { ArrowLink } from "../ui/link/link.tsx";
import { Grid, Stack } from "../ui/stack/stack.tsx";
import { Text } from "../ui/text/text.tsx";

/** The page for every unknown URL (docs/specification.md#not-found). */
export function NotFoundPage() {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: docs/specification.md#not-found requires this line.
    console.error(`Page not found: ${window.location.pathname}`);
  }, []);
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
        <HeadedBand id="suggestions" heading={suggestions.heading} background="sand" gap="2xl">
          <Grid as="ul">
            {suggestions.links.map(({ text, to, description }) => (
              <li key={to}>
                <Stack gap="none" align="start">
                  <ArrowLink to={to}>{text}</ArrowLink>
                  <Text tone="soft">{description}</Text>
                </Stack>
              </li>
            ))}
          </Grid>
        </HeadedBand>
      </StaticHtml>
      <StylesheetLink />
    </>
  );
}

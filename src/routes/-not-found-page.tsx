import { useEffect } from "react";
import { notFound } from "../content/not-found.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { HeadedBand } from "../sections/section-head/headed-band.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import { Grid } from "../ui/grid/grid.tsx";
import { ArrowLink } from "../ui/link/link.tsx";
import { Stack } from "../ui/stack/stack.tsx";
import { Text } from "../ui/text/text.tsx";

/**
 * Redirects to the URL in lower case if there is such a page: leaflets and phone keyboards write
 * capital letters, and all URLs of the site are in lower case.
 */
async function redirectToLowerCase() {
  const { pathname, search, hash } = window.location;
  const lowerCase = pathname.toLowerCase();
  if (lowerCase === pathname) return;
  const { ok } = await fetch(lowerCase, { method: "HEAD" });
  if (ok) window.location.replace(lowerCase + search + hash);
}

/**
 * The page for every unknown URL (docs/specification.md#not-found). Logs the missing path and
 * suggests pages.
 */
export function NotFoundPage() {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: docs/specification.md#not-found requires this line.
    console.error(`Page not found: ${window.location.pathname}`);
    // Without a connection the not-found page stays.
    redirectToLowerCase().catch(() => {});
  }, []);
  const { meta, heading, lead, returnLink, suggestions } = notFound;
  return (
    <>
      <PageHead meta={meta} path={null} />
      <StaticHtml>
        <PlainHero
          heading={heading}
          lead={lead}
          pattern="hexagon"
          buttons={
            <ButtonLink to={returnLink.to} size="large">
              {returnLink.text}
            </ButtonLink>
          }
        />
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
    </>
  );
}

import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Helmet } from "react-helmet-async";
import { errorPage, tryAgain } from "../content/interface/errors.ts";
import { StylesheetLink } from "../hydration/stylesheet-link.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { ContactLinks } from "../shell/contact-links.tsx";
import { usePageLoad } from "../shell/use-page-load.ts";
import { Button } from "../ui/button/button.tsx";

/** Replaces a page that threw, or whose files did not load: a reload, the way back, phone and email. */
export function ErrorPage() {
  const [tries, setTries] = useState(0);
  const { load, hasFailed } = usePageLoad();
  const isNotLoaded = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === "error"),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page turns out not to load.
  useEffect(() => {
    // Back to a page whose file is gone, after a new release: its HTML names the new file.
    if (isNotLoaded) load(null);
  }, [isNotLoaded]);
  const reload = () => {
    setTries(tries + 1);
    load(null);
  };
  return (
    <>
      <Helmet>
        <title>{errorPage.title}</title>
      </Helmet>
      <PlainHero
        heading={errorPage.title}
        lead={
          <span role="status">
            <span>{tries > 0 && hasFailed ? errorPage.noAnswer(tries) : errorPage.reason}</span>{" "}
            {errorPage.advice}
          </span>
        }
        pattern="stretcher"
        buttons={
          <>
            <Button onClick={reload}>{tryAgain}</Button>
            <Button tone="quiet" onClick={() => window.history.back()}>
              {errorPage.back}
            </Button>
            <ContactLinks quiet />
          </>
        }
      />
      <StylesheetLink />
    </>
  );
}

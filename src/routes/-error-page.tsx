import { useRef, useState } from "react";
import { ContactLinks } from "../features/contact-links/contact-links.tsx";
import { useHydrationMark } from "../hydration/use-hydration-mark.ts";
import { reloadPage } from "../lib/reload-page.ts";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { Button } from "../ui/button/button.tsx";

/**
 * Stands in for a page that broke while it was drawn, or whose files cannot be had: phone and e-mail
 * stay in reach, and so do the page before and another try.
 */
export function ErrorPage() {
  const button = useRef<HTMLButtonElement>(null);
  useHydrationMark(button);
  const [tries, setTries] = useState(0);
  const tryAgain = () => {
    reloadPage().catch(() => setTries(tries + 1));
  };
  return (
    <>
      <title>This page did not load</title>
      <PlainHero
        heading="This page did not load"
        lead={
          <span role="status">
            {tries > 0
              ? `There is still no answer (${tries}).`
              : "The connection was lost, or something broke."}{" "}
            Try again, or reach us directly.
          </span>
        }
        pattern="stretcher"
        buttons={
          <>
            <Button ref={button} onClick={tryAgain}>
              Try again
            </Button>
            <Button tone="quiet" onClick={() => window.history.back()}>
              Go back
            </Button>
            <ContactLinks quiet />
          </>
        }
      />
    </>
  );
}

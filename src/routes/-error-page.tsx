import { useRef, useState } from "react";
import { useLiveIsland } from "../features/islands/use-live-island.ts";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { WaysToReachUs } from "../sections/ways-to-reach-us/ways-to-reach-us.tsx";
import { Button } from "../ui/button/button.tsx";
import { loadAnew } from "../ui/load-anew/load-anew.ts";

/**
 * Stands in for a page that broke while it was drawn, or whose files cannot be had: phone and e-mail
 * stay in reach, and so do the page before and another try.
 */
export function ErrorPage() {
  const button = useRef<HTMLButtonElement>(null);
  useLiveIsland(button);
  const [tries, setTries] = useState(0);
  const tryAgain = () => {
    loadAnew().catch(() => setTries(tries + 1));
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
            <WaysToReachUs quiet />
          </>
        }
      />
    </>
  );
}

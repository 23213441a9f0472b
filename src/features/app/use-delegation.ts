import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { listenForKeepButtons } from "../keep/keep-button.tsx";
import { listenForLinks } from "../navigation/links.ts";
import { listenForPhotos } from "../photo-button/photo-button.tsx";
import { listenForQuoteButtons } from "../quote-dialog/quote-button-delegation.ts";
import { listenForPrintButtons } from "./print-button.tsx";

/** Makes links, quote buttons, photo buttons, keep buttons and print buttons work on every page (docs/hydration.md). */
export function useDelegation() {
  const router = useRouter();
  useEffect(() => {
    const stops = [
      ...listenForLinks(router),
      ...listenForKeepButtons(),
      listenForPhotos(router),
      listenForQuoteButtons(),
      listenForPrintButtons(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
}

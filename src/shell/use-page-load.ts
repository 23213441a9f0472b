import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { navigationOf } from "./navigation.actor.ts";

/** Lets the browser load a page of which a part did not arrive; any later press cancels that. */
export function usePageLoad() {
  const navigation = navigationOf(useRouter());
  const hasFailed = useSelector(navigation, (snapshot) => snapshot.matches("failed"));
  /** @param href null for the page that is shown, which says itself when it cannot be loaded */
  const load = (href: string | null) => navigation.send({ type: "load.requested", href });
  return { load, hasFailed };
}

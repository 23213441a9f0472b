import { createRootRoute, Outlet, useLocation } from "@tanstack/react-router";
import { lazy, useRef } from "react";
import { footerLists, legalLinks, menu, menuPath } from "../content/navigation.ts";
import { QuoteDialogSlot } from "../features/quote-dialog/quote-dialog-slot.tsx";
import { useRouteAnnouncer } from "../features/route-announcer/use-route-announcer.ts";
import { SiteHeader } from "../features/site-header/site-header.tsx";
import { ThumbBar } from "../features/site-header/thumb-bar.tsx";
import { useHydrationMark } from "../hydration/use-hydration-mark.ts";
import { SiteFooter } from "../sections/site-footer/site-footer.tsx";
import { SkipLink } from "../ui/skip-link/skip-link.tsx";
import { ErrorPage } from "./-error-page.tsx";

/** Few visitors see it, so no page carries it. */
const NotFoundPage = lazy(() =>
  import("./-not-found-page.tsx").then(({ NotFoundPage }) => ({ default: NotFoundPage })),
);

export const Route = createRootRoute({
  component: Frame,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenFrame,
});

/** Where the frame itself broke there is nothing around the words but what a page must have. */
function BrokenFrame() {
  return (
    <main>
      <ErrorPage />
    </main>
  );
}

/** The shared frame of every page (SPEC.md section 2, "Shared frame"). */
function Frame() {
  // Alone: a change of search parameters redraws nothing here.
  const pathname = useLocation({ select: (location) => location.pathname });
  const main = useRef<HTMLElement>(null);
  useHydrationMark(main);
  useRouteAnnouncer();
  return (
    <>
      <SkipLink target="main" />
      <SiteHeader menu={menu} path={menuPath(pathname)} />
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter lists={footerLists} legalLinks={legalLinks} />
      <ThumbBar />
      <QuoteDialogSlot />
    </>
  );
}

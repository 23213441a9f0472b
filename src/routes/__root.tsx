import { createRootRoute, Outlet, useLocation } from "@tanstack/react-router";
import { footerLists, legalLinks, menu, menuPath } from "../content/navigation.ts";
import { useBfcacheRestore } from "../features/app/use-bfcache-restore.ts";
import { useDelegation } from "../features/app/use-delegation.ts";
import { KeptTray } from "../features/keep/kept-tray.tsx";
import { QuoteButtonForm, QuoteDialog } from "../features/quote-dialog/quote-dialog.tsx";
import { SiteHeader } from "../features/site-header/site-header.tsx";
import { ThumbBar } from "../features/site-header/thumb-bar.tsx";
import { Part } from "../hydration/part.tsx";
import { StaticHtml } from "../hydration/static-html.tsx";
import { useMarkHydrated } from "../hydration/use-mark-hydrated.ts";
import { SiteFooter } from "../sections/site-footer/site-footer.tsx";
import { ErrorPage } from "./-error-page.tsx";
import { NotFoundPage } from "./-not-found-page.tsx";

export const Route = createRootRoute({
  component: Frame,
  notFoundComponent: NotFoundPage,
  errorComponent: FrameFallback,
});

/** Replaces the whole page when its frame throws. */
function FrameFallback() {
  useMarkHydrated();
  return (
    <main>
      <ErrorPage />
    </main>
  );
}

/** The shared frame of every page (docs/specification.md#shared-frame). */
function Frame() {
  // The pathname alone, so that a change of the search params does not render the frame again.
  const pathname = useLocation({ select: (location) => location.pathname });
  useDelegation();
  useBfcacheRestore();
  useMarkHydrated();
  const path = menuPath(pathname);
  return (
    <>
      <QuoteButtonForm />
      <SiteHeader menu={menu} path={path} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {/* Without the list, the page stays as it is. */}
      <Part fallback={() => null}>
        <KeptTray />
      </Part>
      {/* Rendered for each page, because it marks the current link. */}
      <StaticHtml key={path}>
        <SiteFooter lists={footerLists} legalLinks={legalLinks} path={path} />
        <ThumbBar path={path} />
      </StaticHtml>
      <QuoteDialog />
    </>
  );
}

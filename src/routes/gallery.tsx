import { createFileRoute, useRouter } from "@tanstack/react-router";
import { gallery } from "../content/gallery.ts";
import { quoteButton } from "../content/interface/quote-dialog.ts";
import { Gallery, type GallerySearch } from "../features/gallery/gallery.tsx";
import { goBack } from "../features/navigation/history-entry.ts";
import { QuoteButton } from "../features/quote-dialog/quote-button.tsx";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { StaticHtml } from "../hydration/static-html.tsx";
import { Band } from "../sections/band/band.tsx";
import { QuoteClosing } from "../sections/blocks/quote-closing.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { PageHead } from "../seo/page-head.tsx";

export const Route = createFileRoute("/gallery")({
  validateSearch: ({ category, project }: Record<string, unknown>): GallerySearch => ({
    ...(typeof category === "string" && { category }),
    ...(typeof project === "string" && { project }),
  }),
  component: GalleryPage,
});

const { meta, hero, closing, ...projects } = gallery;

function GalleryPage() {
  return (
    <>
      <PageHead meta={meta} path="/gallery" hero={hero.picture} />
      <StaticHtml>
        <Hero
          heading={hero.heading}
          lead={hero.lead}
          picture={hero.picture}
          buttons={<QuoteButton size="large">{quoteButton}</QuoteButton>}
        />
      </StaticHtml>
      <DeferredRender>
        <Band>
          <GalleryWithSearch />
        </Band>
        <StaticHtml>
          <QuoteClosing block={closing} page={gallery} />
        </StaticHtml>
      </DeferredRender>
    </>
  );
}

/** The part of the page that a change of the search params renders again. */
function GalleryWithSearch() {
  const router = useRouter();
  const changeSearch = (search: GallerySearch, replace: boolean) => {
    const { state, href } = router.latestLocation;
    // A closed picture leaves no entry behind, where the press that opened it has made one.
    if (replace && search.project === undefined && state.changesParams) {
      void goBack(router.history);
      return;
    }
    const destination = {
      to: Route.fullPath,
      search: (previous: GallerySearch) => ({ ...previous, ...search }),
      replace,
      ...(replace && { state: true as const }),
    };
    // A navigation to the current URL would scroll to the top.
    if (router.buildLocation(destination).href !== href) void router.navigate(destination);
  };
  return <Gallery {...projects} search={Route.useSearch()} changeSearch={changeSearch} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { Gallery } from "../features/gallery/gallery.tsx";
import { gallerySearch, useGallerySearch } from "../features/gallery/use-gallery-search.ts";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { inTime } from "../hydration/in-time.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { StylesheetLink } from "../hydration/stylesheet-link.tsx";
import { Band } from "../sections/band/band.tsx";
import { QuoteClosing } from "../sections/blocks/call-to-action.tsx";
import { QuoteHero } from "../sections/hero/hero.tsx";
import { PageHead, StructuredData } from "../seo/page-head.tsx";

export const Route = createFileRoute("/gallery")({
  validateSearch: gallerySearch,
  loader: () => inTime(import("../content/gallery.ts")),
  component: GalleryPage,
});

function GalleryPage() {
  const { gallery } = Route.useLoaderData();
  const { meta, hero, closing } = gallery;
  return (
    <>
      <PageHead meta={meta} path="/gallery" hero={hero.picture} />
      <StaticHtml>
        <QuoteHero {...hero} />
      </StaticHtml>
      <DeferredRender>
        <Band>
          <GalleryWithSearch />
        </Band>
        <StylesheetLink />
        <StaticHtml>
          <QuoteClosing block={closing} page={gallery} />
        </StaticHtml>
      </DeferredRender>
      <StructuredData path="/gallery" />
    </>
  );
}

/** The part of the page that a change of the search params renders again. */
function GalleryWithSearch() {
  const { filters, projects, empty } = Route.useLoaderData().gallery;
  return <Gallery {...{ filters, projects, empty }} {...useGallerySearch()} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { Gallery } from "../features/gallery/gallery.tsx";
import { PaverLibrary } from "../features/gallery/pavers.tsx";
import { gallerySearch, useGallerySearch } from "../features/gallery/use-gallery-search.ts";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { inTime } from "../hydration/in-time.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { StylesheetLink } from "../hydration/stylesheet-link.tsx";
import { Band, HeadedBand } from "../sections/band/band.tsx";
import { QuoteClosing } from "../sections/blocks/closing/closing.tsx";
import { QuoteHero } from "../sections/hero/hero.tsx";
import { PageHead, StructuredData } from "../seo/page-head.tsx";
import { ArrowLink } from "../ui/link/link.tsx";
import { Stack } from "../ui/stack/stack.tsx";

export const Route = createFileRoute("/gallery")({
  validateSearch: gallerySearch,
  loader: () => inTime(import("../content/gallery.ts")),
  component: GalleryPage,
});

const libraryId = "pavers";

function GalleryPage() {
  const { gallery } = Route.useLoaderData();
  const { meta, hero, library, closing } = gallery;
  return (
    <>
      <PageHead meta={meta} path="/gallery" hero={hero.picture} />
      <StaticHtml>
        <QuoteHero {...hero} />
      </StaticHtml>
      <DeferredRender>
        <Band>
          <Stack gap="sm">
            <StaticHtml>
              <ArrowLink to={`/gallery#${libraryId}`}>{library.heading}</ArrowLink>
            </StaticHtml>
            <GalleryWithSearch />
          </Stack>
        </Band>
        <StylesheetLink />
        <HeadedBand id={libraryId} heading={library.heading} lead={library.lead} background="sand">
          <LibraryWithSearch />
        </HeadedBand>
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

function LibraryWithSearch() {
  const { projects, library } = Route.useLoaderData().gallery;
  return <PaverLibrary pavers={library.pavers} projects={projects} {...useGallerySearch()} />;
}

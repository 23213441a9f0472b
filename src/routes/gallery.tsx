import { createFileRoute, useRouter } from "@tanstack/react-router";
import { gallery } from "../content/gallery.ts";
import { Gallery, type GalleryAddress } from "../features/gallery/gallery.tsx";
import { QuoteButton } from "../features/quote-dialog/quote-button.tsx";
import { ProgressiveRender } from "../hydration/progressive-render.tsx";
import { Band } from "../sections/band/band.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { QuoteClosing } from "../sections/page-sections/quote-closing.tsx";
import { PageHead } from "../seo/page-head.tsx";

export const Route = createFileRoute("/gallery")({
  validateSearch: ({ category, project }: Record<string, unknown>): GalleryAddress => ({
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
      <Hero
        heading={hero.heading}
        lead={hero.lead}
        picture={hero.picture}
        buttons={<QuoteButton size="large">Request a Free Quote</QuoteButton>}
      />
      <ProgressiveRender initialCount={0}>
        <Band>
          <AddressedGallery />
        </Band>
        {/* The gallery has its own note about its pictures. */}
        <QuoteClosing section={closing} page={{}} />
      </ProgressiveRender>
    </>
  );
}

/** The one part of the page that a change of its address redraws. */
function AddressedGallery() {
  const router = useRouter();
  const changeAddress = (search: GalleryAddress, replace: boolean) => {
    const destination = { to: Route.fullPath, search, replace };
    // To go where the visitor is already, the router starts again at the top.
    const { href } = router.buildLocation(destination);
    if (href !== router.latestLocation.href) void router.navigate(destination);
  };
  return <Gallery {...projects} address={Route.useSearch()} changeAddress={changeAddress} />;
}

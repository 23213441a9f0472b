import { business } from "virtual:business";
import { Helmet } from "react-helmet-async";
import type { PictureData } from "../content/pictures/picture.ts";
import type { PageMeta } from "../content/schema.ts";
import { type PictureSource, picturePreload } from "../ui/picture/picture-sources.ts";

export interface PageHeadProps {
  meta: PageMeta & { keywords?: readonly string[] };
  /** Canonical address of the page, as a path of this site; null for a page that has none. */
  path: string | null;
  /** The picture that fills the first screen: it is fetched before anything else. */
  hero?: PictureData;
}

/** Title, description, canonical address and what a shared link shows. One a page. */
export function PageHead({ meta, path, hero }: PageHeadProps) {
  const { title, description, keywords } = meta;
  const address = path === null ? null : `${business.origin}${path === "/" ? "/" : path}`;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords === undefined ? null : <meta name="keywords" content={keywords.join(", ")} />}
      {address === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:locale" content="en_ZA" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address === null ? null : <meta property="og:url" content={address} />}
      {hero === undefined ? null : preloads(hero)}
    </Helmet>
  );
}

const preloads = (hero: PictureSource) =>
  picturePreload(hero, "100vw").map((attributes) => (
    <link key={attributes.imageSrcSet} {...attributes} />
  ));

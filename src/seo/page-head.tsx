import { business } from "virtual:business";
import { Helmet } from "react-helmet-async";
import type { PictureData } from "../content/pictures/picture.ts";
import type { PageMeta } from "../content/schema.ts";
import {
  firstScreenSizes,
  type PictureSource,
  picturePreload,
} from "../ui/picture/picture-sources.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { jsonLd, type Thing } from "./schema-org.ts";
import { siteAddress } from "./site-address.ts";
import { socialPicture } from "./social-picture.ts";

export interface PageHeadProps {
  meta: PageMeta & { keywords?: readonly string[] };
  /** Canonical address of the page, as a path of this site; null for a page that has none. */
  path: string | null;
  /** The picture that fills the first screen: it is fetched before anything else. */
  hero?: PictureData;
  /** The picture that a shared link shows: the hero's, if left out, or else a laying pattern. */
  shared?: PictureData;
  /** What the page tells search engines beyond its breadcrumb. */
  things?: readonly Thing[];
}

/**
 * Title, description, canonical address, what a shared link shows, and structured data. One a page.
 */
export function PageHead({ meta, path, hero, shared = hero, things = [] }: PageHeadProps) {
  const { title, description, keywords } = meta;
  return (
    <>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        {keywords === undefined ? null : <meta name="keywords" content={keywords.join(", ")} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={business.name} />
        <meta property="og:locale" content="en_ZA" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {path === null ? <meta name="robots" content="noindex" /> : addressTags(path)}
        {path === null ? null : pictureTags(shared)}
        {hero === undefined ? null : preloads(hero)}
      </Helmet>
      {path === null ? null : (
        <script type="application/ld+json">
          {jsonLd(path === "/" ? things : [breadcrumbs(path), ...things])}
        </script>
      )}
    </>
  );
}

const addressTags = (path: string) => [
  <link key="canonical" rel="canonical" href={siteAddress(path)} />,
  <meta key="og:url" property="og:url" content={siteAddress(path)} />,
];

function pictureTags(picture: PictureData | undefined) {
  const { address, alt, width, height } = socialPicture(picture);
  return [
    <meta key="image" property="og:image" content={address} />,
    <meta key="type" property="og:image:type" content="image/jpeg" />,
    <meta key="width" property="og:image:width" content={String(width)} />,
    <meta key="height" property="og:image:height" content={String(height)} />,
    <meta key="alt" property="og:image:alt" content={alt} />,
    // Its words and its picture are Open Graph's; only the size of the card is asked for here.
    <meta key="card" name="twitter:card" content="summary_large_image" />,
  ];
}

const preloads = (hero: PictureSource) =>
  picturePreload(hero, firstScreenSizes).map((attributes) => (
    <link key={attributes.imageSrcSet} {...attributes} />
  ));

import { business } from "virtual:business";
import { Helmet } from "react-helmet-async";
import type { PictureName } from "../content/pictures/pictures.ts";
import type { PageMeta } from "../content-schema/value-schemas.ts";
import type { SitePath } from "../domain/pages.ts";
import { pictureBoxes } from "../ui/picture/picture-boxes.ts";
import { picturePreload } from "../ui/picture/picture-sources.ts";
import { absoluteUrl, socialPictureOf } from "./social-picture.ts";
import { breadcrumbs, jsonLd } from "./structured-data.ts";

interface PageHeadProps {
  meta: PageMeta & { keywords?: readonly string[] };
  /** Path of the canonical URL; null for a page that search engines must not index. */
  path: SitePath | null;
  /** The picture of the first screen. The page's HTML preloads it. */
  hero?: PictureName;
  /** As in `Hero`. */
  tall?: boolean;
  /** The picture of link previews. Default: the hero's, or a laying pattern. */
  socialPicture?: PictureName;
}

/** The head of a page, one for each; the title of Home ends with the company's name. */
export function PageHead({ meta, path, hero, tall = false, socialPicture = hero }: PageHeadProps) {
  const { description, keywords } = meta;
  const title = path === "/" ? `${meta.title} | ${business.name}` : meta.title;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords === undefined ? null : <meta name="keywords" content={keywords.join(", ")} />}
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={absoluteUrl(path)} />
      )}
      {linkPreviewTags({ title, description }, path, socialPicture)}
      {/* After a client navigation the picture itself is there before the head. */}
      {hero !== undefined && import.meta.env.SSR ? preloads(hero, tall) : null}
    </Helmet>
  );
}

const linkPreviewTags = (
  { title, description }: PageMeta,
  path: SitePath | null,
  picture: PictureName | undefined,
) => [
  <meta key="og:type" property="og:type" content="website" />,
  <meta key="og:site_name" property="og:site_name" content={business.name} />,
  <meta key="og:locale" property="og:locale" content="en_ZA" />,
  <meta key="og:title" property="og:title" content={title} />,
  <meta key="og:description" property="og:description" content={description} />,
  path === null ? null : <meta key="og:url" property="og:url" content={absoluteUrl(path)} />,
  path === null ? null : pictureTags(picture),
];

function pictureTags(picture: PictureName | undefined) {
  const { url, alt, width, height } = socialPictureOf(picture);
  return [
    <meta key="image" property="og:image" content={url} />,
    <meta key="type" property="og:image:type" content="image/jpeg" />,
    <meta key="width" property="og:image:width" content={String(width)} />,
    <meta key="height" property="og:image:height" content={String(height)} />,
    <meta key="alt" property="og:image:alt" content={alt} />,
    // X takes text and picture from Open Graph; this selects its large card.
    <meta key="card" name="twitter:card" content="summary_large_image" />,
  ];
}

const preloads = (hero: PictureName, tall: boolean) =>
  picturePreload(hero, tall ? pictureBoxes.tallHero : pictureBoxes.lowHero).map((attributes) => (
    <link key={attributes.imageSrcSet} {...attributes} />
  ));

interface StructuredDataProps {
  path: SitePath;
  /** The subjects of the page, besides its breadcrumb. */
  things?: readonly object[];
}

/** The structured data of a page, at its end: it comes after what a visitor waits for. */
export const StructuredData = ({ path, things = [] }: StructuredDataProps) => (
  <script type="application/ld+json">{jsonLd([...breadcrumbs(path), ...things])}</script>
);

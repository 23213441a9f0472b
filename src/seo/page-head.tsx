import { business } from "virtual:business";
import { Fragment } from "react";
import { Helmet } from "react-helmet-async";
import type { PictureName } from "../content/pictures/pictures.ts";
import type { PageMeta } from "../content/schema.ts";
import { picturePreload } from "../ui/picture/picture-preload.ts";
import { firstScreenSizes } from "../ui/picture/picture-sources.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { socialPicture } from "./social-picture.ts";

export interface PageHeadProps {
  meta: PageMeta & { keywords?: readonly string[] };
  /** Canonical address of the page, as a path of this site; null for a page that has none. */
  path: string | null;
  /** The picture that fills the first screen: it is fetched before anything else. */
  hero?: PictureName;
  /** The picture that a shared link shows: the hero's, if left out, or else a laying pattern. */
  shared?: PictureName;
}

/**
 * With React 19, react-helmet-async hands its children through to React, which puts them into the
 * head by itself. In the browser nothing is left to do for it, so it is not sent there.
 */
const Head = import.meta.env.SSR ? Helmet : Fragment;

/**
 * Title, description and canonical address, one a page. What only those read who fetch an address
 * is written when the page is built, and goes when it is left (use-page-change.ts): what shows a
 * shared link, the preload of the first picture, and the structured data (structured-data.ts).
 */
export function PageHead({ meta, path, hero, shared = hero }: PageHeadProps) {
  const { title, description, keywords } = meta;
  return (
    <Head>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords === undefined ? null : <meta name="keywords" content={keywords.join(", ")} />}
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={absoluteUrl(path)} />
      )}
      {import.meta.env.SSR ? crawlerTags(meta, path, shared) : null}
      {import.meta.env.SSR && hero !== undefined ? preloads(hero) : null}
    </Head>
  );
}

/** For those who fetch an address and read its head, such as what shows a shared link. */
const crawlerTags = (
  { title, description }: PageMeta,
  path: string | null,
  shared: PictureName | undefined,
) => [
  <meta key="og:type" property="og:type" content="website" />,
  <meta key="og:site_name" property="og:site_name" content={business.name} />,
  <meta key="og:locale" property="og:locale" content="en_ZA" />,
  <meta key="og:title" property="og:title" content={title} />,
  <meta key="og:description" property="og:description" content={description} />,
  path === null ? null : <meta key="og:url" property="og:url" content={absoluteUrl(path)} />,
  path === null ? null : pictureTags(shared),
];

function pictureTags(picture: PictureName | undefined) {
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

const preloads = (hero: PictureName) =>
  picturePreload(hero, firstScreenSizes).map((attributes) => (
    <link key={attributes.imageSrcSet} {...attributes} />
  ));

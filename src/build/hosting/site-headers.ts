/** Names of headers, in small letters, with what they say. */
export type Headers = Readonly<Record<string, string>>;

/**
 * What a host sends with the site's files. `npm start` and the configuration of every host are
 * made from this one table.
 */
export interface SiteHeaders {
  /** With every answer. */
  always: Headers;
  /** With everything but the files of the folders below: with pages, and with the not-found page. */
  pages: Headers;
  /** With the files of a folder. Only such as were found: a missing one must not be kept. */
  folders: Readonly<Record<string, Headers>>;
}

const days = (count: number) => count * 24 * 60 * 60;

/** Files that carry their content's hash in their name never change. */
const kept: Headers = { "cache-control": `public, max-age=${days(365)}, immutable` };

/** Functions of the browser that the site never uses, nor lets a frame use. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/**
 * The headers of the site.
 *
 * @param policy what pages may load and run (content-policy.ts)
 */
export const siteHeaders = (policy: string): SiteHeaders => ({
  always: {
    // Two years of https alone (RFC 6797). Other names below the domain are not ours to decide on.
    "strict-transport-security": `max-age=${days(730)}`,
    "x-content-type-options": "nosniff",
  },
  pages: {
    "cache-control": "no-cache",
    // A meta element cannot say who may frame the page.
    "content-security-policy": `${policy}; frame-ancestors 'none'`,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    // OpenStreetMap wants to know which site shows its map.
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
  },
  folders: {
    assets: kept,
    pictures: kept,
    social: kept,
    // Their names stay when they change, which is seldom.
    fonts: { "cache-control": `public, max-age=${days(7)}` },
  },
});

/** Files that are no answers of the site: the not-found page, and what single hosts read. */
export const hiddenPaths = ["/404", "/_headers", "/.nojekyll"];

/** The headers of one answer. */
export function headersOf(headers: SiteHeaders, path: string, found: boolean): Headers {
  const [, folder = ""] = /^\/([^/]+)\/./.exec(path) ?? [];
  const own = found ? headers.folders[folder] : undefined;
  return { ...headers.always, ...(own ?? headers.pages) };
}

/**
 * Where an address leads that is not the one of its page: /about/ and /about.html to /about. Null
 * where it is. Never to another site: a browser reads "//example.com" as one.
 *
 * @param path as it stands in the request, without its query
 */
export function cleanAddress(path: string): string | null {
  const [, name] = /^\/((?![/\\]).*?)(?:\/+|\.html)$/.exec(path) ?? [];
  if (name === undefined) return null;
  return name === "index" ? "/" : `/${name.replace(/\/index$/, "")}`;
}

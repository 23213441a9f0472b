/** HTTP headers: lowercase names and their values. */
export type Headers = Readonly<Record<string, string>>;

/** The headers of the site. The configuration of every host and `npm start` come from this table. */
export interface SiteHeaders {
  always: Headers;
  /** Sent with everything outside the folders below: the pages, the not-found page among them. */
  pages: Headers;
  /** Sent with the files of a folder, but not with a 404: a cache must not keep that. */
  folders: Readonly<Record<string, Headers>>;
}

const secondsPerDay = 24 * 60 * 60;

/** For files whose name holds a hash of their content. */
const immutable: Headers = { "cache-control": `public, max-age=${365 * secondsPerDay}, immutable` };

/** Browser features that neither the site nor its frames use (Permissions Policy). */
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

/** The headers of the site with this Content Security Policy (content-security-policy.ts). */
export const siteHeaders = (policy: string): SiteHeaders => ({
  always: {
    // RFC 6797. Without includeSubDomains: other hosts of the domain are not ours.
    "strict-transport-security": `max-age=${730 * secondsPerDay}`,
    "x-content-type-options": "nosniff",
  },
  pages: {
    "cache-control": "no-cache",
    // Browsers ignore frame-ancestors in a meta element.
    "content-security-policy": `${policy}; frame-ancestors 'none'`,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    // OpenStreetMap requires a referrer: https://operations.osmfoundation.org/policies/tiles/
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
  },
  folders: {
    assets: immutable,
    pictures: immutable,
    social: immutable,
    // Their names do not change with their content.
    fonts: { "cache-control": `public, max-age=${7 * secondsPerDay}` },
  },
});

/** Paths that answer 404: the not-found page itself, and the configuration of single hosts. */
export const hiddenPaths = ["/404", "/404.html", "/_headers", "/.nojekyll"];

export function headersOf(headers: SiteHeaders, path: string, isFound: boolean): Headers {
  const [, folder = ""] = /^\/([^/]+)\/./.exec(path) ?? [];
  const own = isFound ? headers.folders[folder] : undefined;
  return { ...headers.always, ...(own ?? headers.pages) };
}

import { type Headers, hiddenPaths, type SiteHeaders } from "./site-headers.ts";

/** Quotes a value. Values with quotes or variables would need escapes that nginx lacks. */
function quoted(value: string): string {
  if (/["$\\]/.test(value))
    throw new Error(`Expected a header value without ", $ and \\ for nginx, got ${value}`);
  return `"${value}"`;
}

/** The policy is long and sent from five locations, so it is a variable. */
const policy = "content-security-policy";

const lines = (headers: Headers, indent: string, suffix = "") =>
  Object.entries(headers)
    .map(([name, value]) => [name, name === policy ? "$policy" : quoted(value)])
    .map(([name, value]) => `${indent}add_header ${name} ${value}${suffix};\n`)
    .join("");

/**
 * The configuration for nginx with libnginx-mod-http-brotli-static, as Debian packages them. A
 * location with an add_header inherits none (ngx_http_headers_module), so each lists all of its own.
 */
export function nginxConfiguration({ always, pages, folders }: SiteHeaders, host: string): string {
  const folderLocations = Object.entries(folders)
    .map(
      ([folder, headers]) => `
  location ^~ /${folder}/ {
    try_files $uri =404;
${lines(always, "    ")}${lines(headers, "    ")}  }
`,
    )
    .join("");
  return `# Written by npm run build, anew each time: the policy in it belongs to the pages of the same build.
# How to use it: docs/hosting.md.
server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  root /var/www/website/site;
  # The owner's, which stays from release to release: the certificate.
  include /etc/nginx/website.d/*.conf;

  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  # The build made a .br and a .gz beside every text file. Also for a content delivery network.
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;

  set $policy ${quoted(pages[policy] ?? "")};

  error_page 404 @not_found;
  location @not_found {
    try_files /404.html =404;
${lines({ ...always, ...pages }, "    ", " always")}  }
${hiddenPaths.map((path) => `  location = ${path} {\n    return 404;\n  }\n`).join("")}
  # /about/ and /about.html lead to /about, but nothing to another site, as "/\\host" would.
  location ~ (/|\\.html)$ {
    rewrite ^/index\\.html$ / permanent;
    rewrite ^/([^/\\x5C].*?)(?:/index)?(?:/+|\\.html)$ /$1 permanent;
${lines(always, "    ")}  }
  location = / {
    try_files /index.html =404;
${lines({ ...always, ...pages }, "    ")}  }

  location / {
    try_files $uri.html $uri =404;
${lines({ ...always, ...pages }, "    ")}  }
  location = /site.webmanifest {
    types {}
    default_type application/manifest+json;
${lines({ ...always, ...pages }, "    ")}  }
${folderLocations}}
`;
}

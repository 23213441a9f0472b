import { type Headers, hiddenPaths, type SiteHeaders } from "./site-headers.ts";

/** Quotes a value with backticks, in which Caddy expands only placeholders. */
function quoted(value: string): string {
  if (/[`{}]/.test(value))
    throw new Error(`Expected a header value without backticks and braces for Caddy, got ${value}`);
  return `\`${value}\``;
}

const block = (directive: string, headers: Headers, indent: string) =>
  [
    `${indent}${directive} {`,
    ...Object.entries(headers).map(([name, value]) => `${indent}  ${name} ${quoted(value)}`),
    `${indent}}`,
  ].join("\n");

/** The configuration for Caddy 2, which gets the certificate by itself. */
export function caddyfile({ always, pages, folders }: SiteHeaders, host: string): string {
  const patterns = Object.keys(folders).map((folder) => `/${folder}/*`);
  const folderBlocks = Object.entries(folders).map(
    ([folder, headers]) => `    @${folder} {
      path /${folder}/*
      file
    }
${block(`header @${folder}`, headers, "    ")}`,
  );
  return `# Written by npm run build, anew each time: the policy in it belongs to the pages of the same build.
# How to use it: docs/hosting.md.
{$SITE_ADDRESS:${host}} {
  root * {$SITE_FOLDER:/var/www/website/site}

  route {
${block("header", always, "    ")}
${folderBlocks.join("\n")}
    @others not path ${patterns.join(" ")}
${block("header @others", pages, "    ")}

    header /site.webmanifest content-type application/manifest+json

    # /about/ and /about.html lead to /about, but nothing to another site, as "/\\host" would.
    redir /index.html / 301
    @unclean path_regexp clean ^/([^/\\\\].*?)(?:/index)?(?:/+|\\.html)$
    route @unclean {
      rewrite * /{re.clean.1}
      redir {uri} 301
    }

    @hidden path ${hiddenPaths.join(" ")}
    error @hidden 404
    try_files {path}.html {path}
    # The build made a .br and a .gz beside every text file.
    file_server {
      precompressed br gzip
    }
  }

  handle_errors {
${block("header", pages, "    ")}
    rewrite * /404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}

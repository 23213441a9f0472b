import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Head tags that only the server renders (page-head.tsx, structured-data.ts). */
const firstPageTags = [
  'script[type="application/ld+json"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'link[rel="preload"][as="image"]',
].join();

/**
 * Removes the tags for crawlers and the preloads of the prerendered page when the visitor goes to
 * another: they describe the first page only.
 */
export function useRemoveFirstPageTags() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
        if (!pathChanged) return;
        for (const element of document.head.querySelectorAll(firstPageTags)) element.remove();
      }),
    [router],
  );
}

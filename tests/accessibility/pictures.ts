import type { Page } from "@playwright/test";

/** The flattest crop that still shows what is laid, as width by height. */
const flattest = 2.2;

/** Finds pictures whose crop is flatter. */
export const findFlatPictures = (page: Page): Promise<string[]> =>
  page.locator("main img[srcset]:visible").evaluateAll(
    (images, most) =>
      images.flatMap((image) => {
        const { width, height } = image.getBoundingClientRect();
        if (width <= most * height) return [];
        return `${Math.round(width)} by ${Math.round(height)} px: ${image.getAttribute("alt")}`;
      }),
    flattest,
  );

/** The shares of the needed pixels that a file may have: fewer are blurred, more are bytes for nothing. */
const shares = {
  phone: { least: 0.75, most: 1.6 },
  desk: { least: 0.95, most: 1.6 },
  "dense desk": { least: 0.7, most: 1.6 },
} as const;

/**
 * Finds pictures that are blurred or too large: compares the width of the file that Chromium chooses with
 * the pixels that the picture fills, with what its box crops. Loads none of them.
 *
 * @param density px per CSS px
 */
export const findWrongFiles = (page: Page, screen: keyof typeof shares, density: number) =>
  page.locator("main picture img[srcset]:visible").evaluateAll(
    (images, { density, least, most }) => {
      /** What a `sizes` attribute says for this window, in px of the screen. */
      const wantedBy = (sizes: string) => {
        const ruler = document.body.appendChild(document.createElement("div"));
        const [size = ""] = sizes.split(", ").filter((each) => {
          const [, media = "all"] = /^(\(.+?\)) /.exec(each) ?? [];
          return matchMedia(media).matches;
        });
        ruler.style.width = size.replace(/^\(.+?\) /, "");
        const { width } = ruler.getBoundingClientRect();
        ruler.remove();
        return width * density;
      };
      return images.flatMap((image) => {
        const sources = image.parentElement?.querySelectorAll("source") ?? [];
        const source = [...sources].find(({ media }) => matchMedia(media).matches);
        if (source === undefined) throw new Error("Expected a source for every window.");
        const widths = Array.from(source.srcset.matchAll(/ (\d+)w/g), ([, width]) => Number(width));
        const wanted = wantedBy(source.sizes);
        const chosen = widths.find((width, index) => {
          const next = widths[index + 1] ?? Number.POSITIVE_INFINITY;
          return wanted <= (density > 1 ? Math.sqrt(width * next) : width);
        });
        const width = chosen ?? Math.max(...widths);
        const ratio = source.width / source.height;
        const needed = Math.max(image.clientWidth, image.clientHeight * ratio) * density;
        const isBlurred = width < least * needed && width < Math.max(...widths);
        const isTooLarge = width > most * needed && width > Math.min(...widths);
        const file = source.srcset.split(" ", 1)[0];
        return isBlurred || isTooLarge ? `${width} px for ${Math.round(needed)} px: ${file}` : [];
      });
    },
    { density, ...shares[screen] },
  );

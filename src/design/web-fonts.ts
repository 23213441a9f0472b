/**
 * The font files of the site, added by script after the first paint (add-web-fonts.ts).
 * They hold Basic Latin, the letters of Afrikaans and French, dashes, curly quotes, ellipsis, bullet, euro, degree,
 * squared, cubed and minus, but no arrows, stars or ticks: draw those as icons. Bricolage is cut at optical size 40.
 */
export const webFonts = [
  {
    family: "Bricolage Grotesque",
    url: "/fonts/bricolage-grotesque-700.woff2",
    weight: "700",
    licence: "OFL-bricolage-grotesque.txt",
  },
  {
    family: "Figtree",
    url: "/fonts/figtree-400-700.woff2",
    weight: "400 700",
    licence: "OFL-figtree.txt",
  },
] as const;

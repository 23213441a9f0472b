/**
 * The font files of the site. They are added by script after the first paint (add-web-fonts.ts), so
 * no stylesheet names them; the fallbacks in fonts.ts have the same proportions.
 *
 * They hold Basic Latin, the letters of Afrikaans and French, dashes, curly quotes, ellipsis, bullet,
 * euro, degree, squared, cubed and minus, but no arrows, stars or ticks: draw those as icons.
 * Bricolage is cut at optical size 40 and weight 700, Figtree keeps its weights from 400 to 700.
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

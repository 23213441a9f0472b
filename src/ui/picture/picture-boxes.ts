import { breakpoint, justBelow } from "../../design/tokens.ts";

/** Media queries of the phone crop and of the whole picture. */
export const pictureMedia = {
  phone: `(max-width: ${justBelow(breakpoint.phone)})`,
  wide: `(min-width: ${breakpoint.phone}rem)`,
} as const;

/** The box that a picture fills, in viewports that match `media` and that no box before it matches. */
export interface PictureBox {
  media?: string;
  /** The width is the sum of a share of the viewport and a number of px, negative for gutters. */
  vw?: number;
  px?: number;
  /**
   * Width divided by height, for a picture that fills the box and may be cut at its sides. Without it
   * the box is no narrower than the picture.
   */
  shape?: number;
}

/**
 * Phones get two thirds of the pixels of the column: at their pixel density the difference is
 * invisible, and a picture has half as many bytes.
 */
const onPhone = (shape?: number): PictureBox => {
  const box = { vw: (100 * 2) / 3, px: (-40 * 2) / 3 };
  return shape === undefined ? box : { ...box, shape };
};

const fromTablet = `(min-width: ${breakpoint.tablet}rem)`;
const fromDesktop = `(min-width: ${breakpoint.desktop}rem)`;
/** From here on the column keeps its width. */
const fullColumn = "(min-width: 1280px)";

/** As wide as the column, between gutters of at least 20 px. */
const fluidColumn: PictureBox = { media: pictureMedia.wide, vw: 100, px: -40 };

/** Below the desktop breakpoint a tall picture becomes a strip above or below its text. */
const strip = [fluidColumn, onPhone(1.3)];

/** The boxes of pictures by the layout around them. */
export const sizesOf = {
  /** Edge to edge at the top of a page. A phone gets 75%, and shows it in two thirds of the time. */
  firstScreen: [{ media: pictureMedia.phone, vw: 75 }, { vw: 100 }],
  column: [{ media: fullColumn, px: 1184 }, fluidColumn, onPhone()],
  /** Beside text from the desktop breakpoint on, and as tall as the text: mostly about 550 px. */
  besideWords: [{ media: fromDesktop, px: 464, shape: 464 / 550 }, ...strip],
  /** Beside a list of services, about 800 px tall. */
  besideList: [{ media: fromDesktop, px: 464, shape: 464 / 800 }, ...strip],
  /** Beside text in a column of text, from the tablet breakpoint on. */
  inWords: [{ media: fullColumn, px: 270 }, { media: fromTablet, vw: 36 }, ...strip],
  /** Beside the questions, only from the desktop breakpoint on. */
  besideQuestions: [{ media: fullColumn, px: 404 }, { vw: 32 }],
  /** One of three tall ones side by side from the desktop breakpoint. */
  panel: [{ media: fromDesktop, px: 384, shape: 4 / 5 }, fluidColumn, onPhone(4 / 3)],
  /** In a grid of two columns, and of three from the desktop breakpoint. */
  grid: [{ media: fromDesktop, px: 384 }, { media: fromTablet, vw: 48 }, fluidColumn, onPhone()],
  /** In courses of a wide and a narrow picture of one height, which need about the same width. */
  course: [{ media: fullColumn, px: 672 }, { media: fromTablet, vw: 54 }, fluidColumn, onPhone()],
  /** A small square beside its text. */
  row: [{ media: fromTablet, px: 176 }, { px: 88 }],
  /** In the dialog of one project. */
  enlarged: [{ media: fromDesktop, px: 900 }, { vw: 100 }],
} as const satisfies Record<string, readonly PictureBox[]>;

/**
 * The `sizes` attribute of a picture in these boxes. A picture that is cut at its sides to fill a
 * narrower box is shown wider than the box: as wide as its height demands (`object-fit: cover`).
 *
 * @param ratio - width divided by height of the picture
 * @param shape - width divided by height of the box, if it is the same in every viewport
 */
export function sizesAttribute(
  boxes: readonly PictureBox[],
  ratio: number,
  shape?: number,
): string {
  return boxes
    .map(({ media, vw = 0, px = 0, shape: own = ratio }) => {
      const scale = Math.max(1, ratio / (shape ?? own));
      const length = lengthOf(Math.round(vw * scale), Math.round(px * scale));
      return media === undefined ? length : `${media} ${length}`;
    })
    .join(", ");
}

function lengthOf(vw: number, px: number): string {
  if (vw === 0) return `${px}px`;
  if (px === 0) return `${vw}vw`;
  return `calc(${vw}vw ${px < 0 ? "-" : "+"} ${Math.abs(px)}px)`;
}

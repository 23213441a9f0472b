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
  /** Width divided by height, for a picture that fills the box. Without it the box is no narrower than the picture. */
  aspectRatio?: number;
}

/** Phones get 77% of the pixels, and two thirds of the bytes (docs/decisions/0008-pictures-are-rendered.md). */
const phoneShare = 0.77;

const onPhone = (aspectRatio?: number): PictureBox => {
  const box = { vw: 100 * phoneShare, px: -40 * phoneShare };
  return aspectRatio === undefined ? box : { ...box, aspectRatio };
};

const fromTablet = `(min-width: ${breakpoint.tablet}rem)`;
const fromDesktop = `(min-width: ${breakpoint.desktop}rem)`;
/** From here on the column keeps its width. */
const fullColumn = "(min-width: 1280px)";

const windowOnPhone: PictureBox = { media: pictureMedia.phone, vw: 100 * phoneShare };

/** As wide as the column, between gutters of at least 20 px. */
const fluidColumn: PictureBox = { media: pictureMedia.wide, vw: 100, px: -40 };

/** The boxes of pictures by the layout around them. */
export const pictureBoxes = {
  /** Heroes. In wide windows they are beside the words. */
  lowHero: [windowOnPhone, { media: fromDesktop, vw: 50, px: 96, aspectRatio: 1.5 }, { vw: 100 }],
  tallHero: [windowOnPhone, { media: fromDesktop, vw: 50, px: 96, aspectRatio: 1.18 }, { vw: 100 }],
  /** As wide as the window, or from its edge to that of the column, and never flatter than 2.2 : 1. */
  window: [windowOnPhone, { media: "(min-width: 1440px)", vw: 50, px: 592 }, { vw: 100 }],
  /** Beside text or a list from the desktop breakpoint on, and as tall: from 416 to 640 px. */
  besideWords: [{ media: fromDesktop, px: 464, aspectRatio: 464 / 550 }, fluidColumn, onPhone()],
  reasons: [{ media: fromDesktop, px: 428, aspectRatio: 3 / 5 }, fluidColumn, onPhone(350 / 320)],
  /** One of three tall ones side by side from the desktop breakpoint; beside its caption on a tablet. */
  panel: [
    { media: fromDesktop, px: 384, aspectRatio: 4 / 5 },
    { media: fromTablet, vw: 57, aspectRatio: 4 / 3 },
    fluidColumn,
    onPhone(4 / 3),
  ],
  /** One of three side by side from the desktop breakpoint. */
  third: [{ media: fromDesktop, px: 384 }, fluidColumn, onPhone()],
  /** A third from the tablet breakpoint on, 288 px high everywhere. */
  portrait: [
    { media: fromTablet, px: 384, aspectRatio: 384 / 288 },
    fluidColumn,
    onPhone(320 / 288),
  ],
  /** In a grid of three columns; a small square on phones. */
  serviceIndex: [
    { media: fullColumn, px: 384 },
    { media: fromTablet, vw: 31 },
    { px: 88, aspectRatio: 1 },
  ],
  /** One of four side by side from the desktop breakpoint, of two from the tablet breakpoint. */
  cardColumn: [
    { media: fromDesktop, px: 280 },
    { media: fromTablet, vw: 46 },
    { px: 88, aspectRatio: 1 },
  ],
  /** A small square beside text. */
  cardRow: [
    { media: fromTablet, px: 144, aspectRatio: 1 },
    { px: 88, aspectRatio: 1 },
  ],
  /** A square, one of four from the desktop breakpoint, of two on a phone. */
  paver: [{ media: fromDesktop, px: 280 }, { media: fromTablet, vw: 30 }, { vw: 46 }],
  /** Beside the name of what is kept. */
  thumbnail: [{ px: 56, aspectRatio: 1 }],
  /** At the head of a column of facts. */
  comparedPicture: [{ px: 220 }],
  /** In courses of a wide and a narrow picture of one height, which need about the same width. */
  course: [{ media: fullColumn, px: 672 }, { media: fromTablet, vw: 54 }, fluidColumn, onPhone()],
  /** Before and after, beside the words from the desktop breakpoint on. */
  beforeAfter: [{ media: fromDesktop, px: 660 }, fluidColumn, onPhone()],
  /** In the dialog of one project. */
  enlarged: [{ media: "(min-width: 1480px)", px: 1400 }, { vw: 100 }],
} as const satisfies Record<string, readonly PictureBox[]>;

/**
 * The `sizes` attribute of a picture in these boxes. Cropped at its sides to fill a narrower box, it is as wide as its
 * height demands (`object-fit: cover`). Ratios are width divided by height; `boxRatio` is that of every box.
 */
export function sizesAttribute(
  boxes: readonly PictureBox[],
  pictureRatio: number,
  boxRatio?: number,
): string {
  return boxes
    .map(({ media, vw = 0, px = 0, aspectRatio = pictureRatio }) => {
      const scale = Math.max(1, pictureRatio / (boxRatio ?? aspectRatio));
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

import sharp from "sharp";
import { logoMark } from "../../design/patterns/logo-mark.ts";
import { palette } from "../../design/tokens.ts";

/** An icon for the screen of a phone or computer: a square PNG. */
export interface AppIcon {
  file: string;
  /** Side in px. */
  side: number;
  /** What the web manifest says of it; none where it stands in the page's head instead. */
  purpose?: "any" | "maskable";
  /** Share of the side that the mark takes. */
  mark: number;
}

/**
 * A maskable icon may be cut to a circle of 80% of its side (W3C Web App Manifest, 2.6.3), so the
 * mark's corners lie within: its diagonal is at most that.
 */
const insideCircle = 0.8 / Math.SQRT2;

export const appIcons: readonly AppIcon[] = [
  { file: "icon-192.png", side: 192, purpose: "any", mark: 0.66 },
  { file: "icon-512.png", side: 512, purpose: "any", mark: 0.66 },
  { file: "icon-maskable-512.png", side: 512, purpose: "maskable", mark: insideCircle },
  // Where iOS looks for it when it reads no link.
  { file: "apple-touch-icon.png", side: 180, mark: 0.62 },
];

/** The mark in white on clay, opaque to the corners: each system rounds them in its own way. */
export function drawIcon({ side, mark }: AppIcon): Promise<Buffer> {
  const { viewBox, bricks } = logoMark();
  const { tile, onTile } = palette.light;
  const size = side * mark;
  const start = (side - size) / 2;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <rect width="100%" height="100%" fill="${tile}"/>
    <svg x="${start}" y="${start}" width="${size}" height="${size}" viewBox="${viewBox}">
      <path fill="${onTile}" d="${bricks.join("")}"/>
    </svg>
  </svg>`;
  return sharp(Buffer.from(drawing)).flatten({ background: tile }).png().toBuffer();
}

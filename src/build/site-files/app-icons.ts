import sharp from "sharp";
import { logoMark } from "../../design/patterns/logo-mark.ts";
import { palette } from "../../design/tokens.ts";

/** A square PNG icon for the home screen of a phone or computer. */
export interface AppIcon {
  file: string;
  /** Side in px. */
  side: number;
  /** Its purpose in the web manifest; none for an icon that is not listed there. */
  purpose?: "any" | "maskable";
  /** Width of the logo mark as a share of the side. */
  mark: number;
}

/** A maskable icon may be cropped to a circle of 80% of its side (W3C Web App Manifest, 2.6.3). */
const maskableMark = 0.8 / Math.SQRT2;

export const appIcons: readonly AppIcon[] = [
  { file: "icon-192.png", side: 192, purpose: "any", mark: 0.66 },
  { file: "icon-512.png", side: 512, purpose: "any", mark: 0.66 },
  { file: "icon-maskable-512.png", side: 512, purpose: "maskable", mark: maskableMark },
  // iOS looks for this name at the root if it finds no link.
  { file: "apple-touch-icon.png", side: 180, mark: 0.62 },
];

/** Renders the white logo mark on clay, opaque to the corners: each system rounds them itself. */
export function renderIcon({ side, mark }: AppIcon): Promise<Buffer> {
  const { viewBox, bricks } = logoMark();
  const { tile, onTile } = palette.light;
  const size = side * mark;
  const start = (side - size) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <rect width="100%" height="100%" fill="${tile}"/>
    <svg x="${start}" y="${start}" width="${size}" height="${size}" viewBox="${viewBox}">
      <path fill="${onTile}" d="${bricks.join("")}"/>
    </svg>
  </svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: tile }).png().toBuffer();
}

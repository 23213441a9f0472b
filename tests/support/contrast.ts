/** The linear value of a colour channel from 0 to 255 (WCAG 2.2, definition of relative luminance). */
export function linearChannel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of linear channels, from 0 to 1 (WCAG 2.2). */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast of two relative luminances, from 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export const contrastRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Relative luminance of a colour like #8F3A1C. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linearChannel(Number.parseInt(hex.slice(start, start + 2), 16)),
  );
  return luminanceOf(red, green, blue);
}

/** Contrast of two colours like #8F3A1C, from 1 to 21. */
export const contrast = (front: string, background: string): number =>
  contrastRatio(luminance(front), luminance(background));

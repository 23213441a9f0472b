import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { beside, directedIcon, drawnStar, icon } from "./icon.css.ts";

/** SVG paths on a grid of 24 by 24, for strokes of 2 with square ends. */
export const paths = {
  phone: "M5 3h4l2 5-3 2a13 13 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z",
  chat: "M3 4h18v13H11l-5 4v-4H3zM7.5 9h9M7.5 12.5h6",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  place:
    "M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2",
  tick: "M4 12.5l5 5L20 6.5",
  cross: "M5 5l14 14M19 5L5 19",
  menu: "M3 6h18M3 12h18M3 18h18",
  down: "M5 9l7 7 7-7",
  forward: "M4 12h15M13 6l6 6-6 6",
  enlarge: "M4 10V4h6M20 14v6h-6M4 4l6.5 6.5M20 20l-6.5-6.5",
  back: "M20 12H5M11 6l-6 6 6 6",
  warning: "M12 3L2 20h20zM12 10v4M12 17v.5",
  keep: "M6 3h12v18l-6-4.5L6 21z",
  star: "M12 3l2.8 5.8 6.2.9-4.5 4.5 1.1 6.3-5.6-3-5.6 3 1.1-6.3L3 9.7l6.2-.9z",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon beside text, hidden from assistive technology (WCAG 2.2, 1.1.1). */
export const Icon = ({ name }: { name: IconName }) => (
  <svg
    className={name === "forward" || name === "back" ? directedIcon : icon}
    viewBox="0 0 24 24"
    fill={name === "star" ? "currentColor" : "none"}
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);

const star = "★";

/** Text whose last character may be a star. It is drawn: neither of our fonts has one. */
export function StarText({ children }: { children: string }) {
  if (!children.endsWith(star)) return children;
  return (
    <span className={beside}>
      <span>{children.slice(0, -star.length)}</span>
      <VisuallyHidden>{star}</VisuallyHidden>
      <span className={drawnStar}>
        <Icon name="star" />
      </span>
    </span>
  );
}

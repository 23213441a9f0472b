import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { beside, drawnStar } from "./icon.css.ts";
import { Icon } from "./icon.tsx";

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

import { mark } from "./logo-mark.css.ts";

/** The mark of the company: bricks in herringbone. The name stands beside it, so it says nothing. */
export function LogoMark() {
  return <span className={mark} aria-hidden="true" />;
}

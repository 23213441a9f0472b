import { mark } from "./logo-mark.css.ts";

/** The company's mark: bricks in herringbone. Decorative, because the name is beside it. */
export function LogoMark() {
  return <span className={mark} aria-hidden="true" />;
}

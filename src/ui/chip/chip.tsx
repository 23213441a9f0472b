import type { ReactNode } from "react";
import type { SiteHref } from "../../domain/pages.ts";
import { SiteLink } from "../link/link.tsx";
import { chip } from "./chip.css.ts";

/** A short name in a small box; a link when `to` is given. */
export function Chip({ children, to }: { children: ReactNode; to?: SiteHref }) {
  if (to === undefined) return <span className={chip}>{children}</span>;
  return (
    <SiteLink to={to} className={chip}>
      {children}
    </SiteLink>
  );
}

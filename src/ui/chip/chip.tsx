import type { ReactNode } from "react";
import type { SiteHref } from "../../domain/pages.ts";
import { SiteLink } from "../link/link.tsx";
import { chip } from "./chip.css.ts";

/** A link with a short name in a small box. */
export const Chip = ({ children, to }: { children: ReactNode; to: SiteHref }) => (
  <SiteLink to={to} className={chip}>
    {children}
  </SiteLink>
);

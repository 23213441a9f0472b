import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentProps } from "react";
import { SiteLink, type SiteLinkProps } from "../link/link.tsx";
import { button } from "./button.css.ts";

type Look = NonNullable<RecipeVariants<typeof button>>;

export type ButtonProps = Look & Omit<ComponentProps<"button">, "className" | "style">;

/** A button that acts on the current page; for navigation use ButtonLink. */
export function Button({ tone, size, width, type = "button", ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={button({ tone, size, width })} />;
}

export type ButtonLinkProps = Look & Pick<SiteLinkProps, "to" | "children" | "aria-current">;

/** A link that looks like a button, for the main next steps of a page. */
export const ButtonLink = ({ tone, size, width, ...rest }: ButtonLinkProps) => (
  <SiteLink {...rest} className={button({ tone, size, width })} />
);

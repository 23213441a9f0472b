import type { AnyRouter } from "@tanstack/react-router";
import { waitFor } from "xstate";
import { isSiteHref, type SiteHref } from "../../domain/pages.ts";
import { needsScript, withoutScript } from "../../hydration/protocol.ts";
import { delegate } from "../../lib/delegate.ts";
import { plannerScript } from "../../planner/index.ts";
import { navigationOf } from "../../shell/navigation.actor.ts";
import { button } from "../../ui/button/button.css.ts";
import { ButtonLink, type ButtonLinkProps } from "../../ui/button/button.tsx";
import { chooser } from "./photo-button.css.ts";

/** Marks an input that chooses a photo; its value is the URL of the planner that opens with it. */
const photoAttribute = "data-photo-for";

interface PhotoButtonProps extends ButtonLinkProps {
  to: SiteHref;
}

/** Chooses a photo and opens the planner with it; without script, a link to the planner. */
export const PhotoButton = ({ to, children, "aria-current": _, ...look }: PhotoButtonProps) => (
  <>
    <label className={`${button(look)} ${chooser}`} {...needsScript}>
      <span>{children}</span>
      <input type="file" accept="image/*" {...{ [photoAttribute]: to }} />
    </label>
    <span {...withoutScript}>
      <ButtonLink {...look} to={to}>
        {children}
      </ButtonLink>
    </span>
  </>
);

/** The link to a plan, beginning with the photo. */
export function onPhoto(plan: SiteHref): SiteHref {
  const href = plan.replace("#planner", "&start=photo#planner");
  return isSiteHref(href) ? href : plan;
}

/** Opens the planner with the photo in an input, if there is one. The photo stays in memory. */
function openWithPhoto(input: HTMLInputElement, router: AnyRouter) {
  const [photo] = input.files ?? [];
  if (photo === undefined) return;
  // So that the same file can be chosen again, and Back restores none.
  input.value = "";
  plannerScript.send({ type: "needed" });
  void waitFor(plannerScript, (script) => script.matches("ready")).then(({ context }) =>
    context.output?.showPhoto(photo),
  );
  const { href } = new URL(input.getAttribute(photoAttribute) ?? "", window.location.href);
  navigationOf(router).send({ type: "link.pressed", link: { href, attachedPlan: null } });
}

/** Makes every such input of the site work, also one that was used before hydration; returns a cleanup function. */
export function listenForPhotos(router: AnyRouter) {
  const selector = `input[${photoAttribute}]`;
  // On the input itself, which React may have replaced by the time the visitor has chosen.
  const listen = (input: HTMLInputElement) => {
    input.onchange = () => openWithPhoto(input, router);
  };
  for (const input of document.querySelectorAll<HTMLInputElement>(selector)) {
    listen(input);
    openWithPhoto(input, router);
  }
  return delegate(selector, listen);
}

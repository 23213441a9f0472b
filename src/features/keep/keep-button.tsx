import { keep } from "../../content/interface/keep.ts";
import { needsScript } from "../../hydration/protocol.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { keepButton } from "./keep-button.css.ts";
import { keepAttribute, markKeepButton } from "./keep-buttons.ts";

/**
 * Keeps a project or a material by event delegation (keep-buttons.ts), which also sets
 * `aria-pressed`. Hidden without script.
 */
export const KeepButton = ({ name }: { name: string }) => (
  <button
    type="button"
    className={keepButton}
    aria-pressed="false"
    ref={(button) => {
      if (button !== null) markKeepButton(button);
    }}
    {...{ ...needsScript, [keepAttribute]: name }}
  >
    <Icon name="keep" />
    {keep}
    <VisuallyHidden>{` ${name}`}</VisuallyHidden>
  </button>
);

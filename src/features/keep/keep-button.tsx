import { keep, kept, samplesFull } from "../../content/interface/keep.ts";
import { attachments } from "../../content/interface/quote-form.ts";
import { samplesLimit } from "../../domain/attachments.ts";
import { needsScript } from "../../hydration/protocol.ts";
import { delegate } from "../../lib/delegate.ts";
import { notify } from "../../shell/notify.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { keepButton, keepWord, keptWord } from "./keep-button.css.ts";
import { changeKept, followOtherTabs, keptListActor, readKeptList } from "./kept-list.actor.ts";

/** Marks a keep button; its value is what it keeps. */
const keepAttribute = "data-keep";

const nameOf = (button: Element) => button.getAttribute(keepAttribute) ?? "";

/** Shows whether the button's item is kept. */
function markKeepButton(button: Element) {
  const isKept = keptListActor.getSnapshot().context.names.includes(nameOf(button));
  button.setAttribute("aria-pressed", String(isKept));
}

interface KeepButtonProps {
  /** What it keeps, such as the title of a project; of a sample `sampleOf` the paver. */
  name: string;
  /** What it says before and after the press. */
  labels?: readonly [before: string, after: string];
}

/**
 * Keeps a project, a material or a sample by event delegation, which also sets `aria-pressed`. Hidden
 * without script.
 */
export const KeepButton = ({ name, labels = [keep, kept] }: KeepButtonProps) => (
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
    {/* Both words, of which styles show one: the button may be static HTML. */}
    <span className={keepWord}>{labels[0]}</span>
    <span className={keptWord}>{labels[1]}</span>
    <VisuallyHidden>{` ${name}`}</VisuallyHidden>
  </button>
);

function markAllButtons() {
  for (const button of document.querySelectorAll(`[${keepAttribute}]`)) markKeepButton(button);
}

/** Enter held down would press a button again and again. */
function ignoreHeldEnter(event: KeyboardEvent) {
  const isHeld = event.key === "Enter" && event.repeat;
  if (isHeld && event.target instanceof Element && event.target.closest(`[${keepAttribute}]`))
    event.preventDefault();
}

/** Makes every keep button of the site work; returns functions that end this. */
export function listenForKeepButtons(): readonly (() => void)[] {
  const subscription = keptListActor.subscribe(markAllButtons);
  const refusals = keptListActor.on("samples.refused", ({ names, isUndo }) => {
    const restore = () => changeKept({ type: "names.restored", names });
    notify("error", {
      title: samplesFull(samplesLimit),
      ...(isUndo && { action: { label: attachments.undo, onPress: restore } }),
    });
  });
  document.addEventListener("keydown", ignoreHeldEnter);
  // Static HTML was rendered without the visitor's list.
  readKeptList();
  return [
    () => subscription.unsubscribe(),
    () => refusals.unsubscribe(),
    followOtherTabs(),
    delegate(`[${keepAttribute}]`, (button, { detail }) => {
      // A double click counts once.
      if (detail > 1) return;
      const isKept = button.getAttribute("aria-pressed") === "true";
      const name = nameOf(button);
      changeKept(
        isKept ? { type: "name.removed", name } : { type: "name.kept", name, at: Date.now() },
      );
    }),
  ];
}

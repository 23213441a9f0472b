import { useSelector } from "@xstate/react";
import { useEffect, useId, useRef } from "react";
import { quoteButton } from "../../content/interface/every-page.ts";
import {
  compareKept,
  compareRest,
  compareShort,
  keptAdvice,
  keptCount,
  keptForVisit,
  keptHeading,
  removeKept,
} from "../../content/interface/keep.ts";
import { moveFocusBefore, nearestInPage } from "../../lib/move-focus.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { QuoteButton } from "../quote-dialog/quote-button.tsx";
import { Comparison, useCompared } from "./comparison.tsx";
import { changeKept, keptListActor, useKept } from "./kept-list.actor.ts";
import { keptProjects, useKeptPicture } from "./kept-projects.actor.ts";
import { entry, list, panel, remove, thumbnail, toggle, tray } from "./kept-tray.css.ts";

const loadProjects = () => keptProjects.send({ type: "needed" });

/** The count of what is kept, and the list behind it (docs/specification.md#kept-list). */
export function KeptTray() {
  const names = useKept();
  const isOpen = useSelector(keptListActor, (snapshot) => snapshot.matches("open"));
  const isStored = useSelector(keptListActor, ({ context }) => context.isStored);
  const compared = useCompared(names);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const isRemoving = useRef(false);
  const headingId = useId();
  const panelId = useId();
  const hasSeveral = names.length + compared.length > 1;
  useEffect(() => {
    if (hasSeveral) loadProjects();
  }, [hasSeveral]);

  const removeAt = (index: number, button: HTMLElement) => {
    const entries = button.closest("ul")?.querySelectorAll("button");
    // Not <main>: Orca takes the landmark that goes for another, and misses the next Tab.
    const next = entries?.[index + 1] ?? entries?.[index - 1] ?? nearestInPage(button);
    isRemoving.current = true;
    moveFocusBefore(button, next, () => {
      isRemoving.current = false;
      changeKept({ type: "name.removed", name: names[index] ?? "" });
    });
  };

  return (
    <>
      {names.length === 0 && compared.length < 2 ? null : (
        <section
          className={tray}
          aria-label={names.length === 0 ? compareKept : undefined}
          aria-labelledby={names.length === 0 ? undefined : headingId}
          // The open list must not cover what is focused next in the page (WCAG 2.2, 2.4.11).
          onBlur={({ currentTarget, relatedTarget }) => {
            const isInPage = currentTarget.parentElement?.contains(relatedTarget) ?? false;
            if (isRemoving.current) return;
            if (isInPage && !currentTarget.contains(relatedTarget)) {
              keptListActor.send({ type: "tray.left" });
            }
          }}
          onKeyDown={({ key }) => {
            if (key !== "Escape" || !isOpen) return;
            keptListActor.send({ type: "tray.left" });
            toggleButton.current?.focus();
          }}
        >
          {names.length === 0 ? null : (
            <>
              <div id={panelId} className={panel} hidden={!isOpen}>
                <Heading level={2} size="title" id={headingId}>
                  {keptHeading}
                </Heading>
                <ul className={list}>
                  {names.map((name, index) => (
                    <li key={name} className={entry}>
                      <Thumbnail name={name} />
                      <span>{name}</span>
                      <button
                        type="button"
                        className={remove}
                        onClick={({ currentTarget }) => removeAt(index, currentTarget)}
                      >
                        <Icon name="cross" />
                        <VisuallyHidden>{removeKept(name)}</VisuallyHidden>
                      </button>
                    </li>
                  ))}
                </ul>
                <Text size="small" tone="soft">
                  {isStored ? keptAdvice : keptForVisit}
                </Text>
                <QuoteButton width="full">{quoteButton}</QuoteButton>
              </div>
              <button
                ref={toggleButton}
                type="button"
                className={toggle}
                aria-expanded={isOpen}
                aria-controls={panelId}
                onPointerEnter={loadProjects}
                onFocus={loadProjects}
                onClick={() => keptListActor.send({ type: "tray.toggled" })}
              >
                <Icon name="keep" />
                <span>{keptCount(names.length)}</span>
              </button>
            </>
          )}
          {compared.length < 2 ? null : (
            <button
              type="button"
              className={toggle}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => {
                // Safari does not focus a pressed button, to which the dialog returns the focus.
                currentTarget.focus();
                loadProjects();
                keptListActor.send({ type: "comparison.requested" });
              }}
            >
              {compareShort}
              <VisuallyHidden>{compareRest}</VisuallyHidden>
            </button>
          )}
        </section>
      )}
      <Comparison compared={compared} />
    </>
  );
}

/** The picture of a kept project or sample; of a material, the sign of what is kept. Decorative: the name is beside it. */
function Thumbnail({ name }: { name: string }) {
  const picture = useKeptPicture(name);
  return (
    <span className={thumbnail} aria-hidden="true">
      {picture === undefined ? (
        <Icon name="keep" />
      ) : (
        <Picture picture={picture} aspect="fill" sizes={pictureBoxes.thumbnail} />
      )}
    </span>
  );
}

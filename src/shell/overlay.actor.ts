import type { RouterHistory } from "@tanstack/react-router";
import { type ActorRefFrom, createActor, waitFor } from "xstate";
import { type EntryChange, overlayMachine } from "#machines/overlay/overlay.machine.ts";
import { isPageLeaving, overlaysEvent } from "../hydration/protocol.ts";
import { inspected } from "./inspected.ts";

function startActor(history: RouterHistory) {
  const actor = createActor(
    overlayMachine.provide({
      actions: {
        pushEntry: () => history.push(history.location.href, { isOverlayOpen: true }),
        goBack: () => {
          history.flush();
          history.back();
        },
      },
    }),
    inspected,
  ).start();
  const sendEntry = (by: EntryChange) =>
    actor.send({
      type: "entry.changed",
      isOverlay: history.location.state.isOverlayOpen ?? false,
      by,
      isLeaving: isPageLeaving(),
    });
  history.subscribe(({ action: { type } }) => sendEntry(changes[type]));
  dispatchEvent(new Event(overlaysEvent));
  sendEntry("a new entry");
  return actor;
}

const changes = {
  PUSH: "a new entry",
  REPLACE: "a new entry",
  BACK: "back",
  FORWARD: "another traversal",
  GO: "another traversal",
} as const;

const actors = new WeakMap<RouterHistory, ActorRefFrom<typeof overlayMachine>>();

/** The actor that keeps a history in step with overlays. Starts on the first call. */
export function overlayOf(history: RouterHistory) {
  const actor = actors.get(history) ?? startActor(history);
  actors.set(history, actor);
  return actor;
}

/** Goes back one entry; further calls do nothing until the browser has arrived. */
const goBack = (history: RouterHistory) => overlayOf(history).send({ type: "back.requested" });

/**
 * Goes back from the entry that a picture or the planner has added; calls `replace` where that would cancel a
 * document that the browser is loading, so that the entry becomes that of a closed overlay.
 */
export function leaveEntry(
  history: RouterHistory,
  replace: (state: { isOverlayOpen: true }) => void,
) {
  if (isPageLeaving()) replace({ isOverlayOpen: true });
  else goBack(history);
}

/** Closes the overlay and removes its entry, so that a navigation adds its own. Returns whether one was open. */
export async function leaveOverlay(history: RouterHistory): Promise<boolean> {
  const actor = overlayOf(history);
  const before = actor.getSnapshot();
  if (before.matches("none")) return false;
  if (!before.matches("goingBack")) goBack(history);
  await waitFor(actor, (snapshot) => !snapshot.matches("goingBack"));
  return !before.matches("stale");
}

import type { RouterHistory } from "@tanstack/react-router";
import { type ActorRefFrom, createActor, waitFor } from "xstate";
import { overlayMachine } from "#machines/overlay/overlay.machine.ts";
import { inspected } from "../app/inspected.ts";

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
  const sendEntry = (isTraversal: boolean) =>
    actor.send({
      type: "entry.changed",
      isOverlay: history.location.state.isOverlayOpen ?? false,
      isTraversal,
    });
  history.subscribe(({ action: { type } }) => sendEntry(type !== "PUSH" && type !== "REPLACE"));
  sendEntry(false);
  return actor;
}

const actors = new WeakMap<RouterHistory, ActorRefFrom<typeof overlayMachine>>();

/** The actor that keeps a history in step with overlays. Starts on the first call. */
export function overlayOf(history: RouterHistory) {
  const actor = actors.get(history) ?? startActor(history);
  actors.set(history, actor);
  return actor;
}

/** Goes back one entry; further calls do nothing until the browser has arrived. */
export const goBack = (history: RouterHistory) =>
  overlayOf(history).send({ type: "back.requested" });

/**
 * Closes the overlay and removes its entry, so that a navigation adds its own in its place.
 *
 * @returns whether one was open
 */
export async function leaveOverlay(history: RouterHistory): Promise<boolean> {
  const actor = overlayOf(history);
  if (actor.getSnapshot().matches("none")) return false;
  if (actor.getSnapshot().matches("open")) goBack(history);
  await waitFor(actor, (snapshot) => !snapshot.matches("goingBack"));
  return true;
}

import { useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Actor, AnyStateMachine, EventFrom, SnapshotFrom } from "xstate";

export interface LateMachine<Machine extends AnyStateMachine> {
  /** Where the machine is; null until it has come, which a visitor sees as its first state. */
  snapshot: SnapshotFrom<Machine> | null;
  /** Tells the machine; what happens before it has come is told in the same order when it has. */
  send: (event: EventFrom<Machine>) => void;
  /** Tells it what is of no account to a machine that nothing happened to yet. */
  mention: (event: EventFrom<Machine>) => void;
  /** Fetches the machine because it is about to be needed. */
  prepare: () => void;
}

const nothingToHear = () => () => {};
const noSnapshot = () => null;

/**
 * A machine that comes with the first thing that happens to it, and XState with it: a page that is
 * only read carries neither.
 *
 * @param fetch starts the machine; the first one given counts
 * @param onUnreachable an event was sent and the machine cannot be had: the event is lost, the next
 * one asks for the machine again
 */
export function useLateMachine<Machine extends AnyStateMachine>(
  fetch: () => Promise<Actor<Machine>>,
  onUnreachable: (event: EventFrom<Machine>) => void,
): LateMachine<Machine> {
  const [actor, setActor] = useState<Actor<Machine> | null>(null);
  const first = useRef({ fetch, onUnreachable }).current;

  const ways = useMemo(() => {
    let here: Actor<Machine> | null = null;
    let coming: Promise<Actor<Machine>> | null = null;
    const bring = () => {
      coming ??= first.fetch().then(
        (arrived) => {
          here = arrived;
          setActor(arrived);
          return arrived;
        },
        (error: unknown) => {
          coming = null;
          throw error;
        },
      );
      return coming;
    };
    const send = (event: EventFrom<Machine>) => {
      if (here !== null) return here.send(event);
      bring().then(
        (arrived) => arrived.send(event),
        () => first.onUnreachable(event),
      );
    };
    return {
      send,
      mention: (event: EventFrom<Machine>) => {
        if (coming !== null) send(event);
      },
      prepare: () => void bring().catch(() => {}),
    };
  }, [first]);

  const snapshot = useSyncExternalStore<SnapshotFrom<Machine> | null>(
    useMemo(
      () =>
        actor === null
          ? nothingToHear
          : (tell: () => void) => {
              const { unsubscribe } = actor.subscribe(tell);
              return unsubscribe;
            },
      [actor],
    ),
    actor === null ? noSnapshot : () => actor.getSnapshot(),
    noSnapshot,
  );
  return { snapshot, ...ways };
}

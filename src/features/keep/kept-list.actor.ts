import { useSelector } from "@xstate/react";
import { createActor } from "xstate";
import {
  type KeptListChange,
  type KeptNames,
  type KeptTimes,
  keptListMachine,
} from "#machines/kept-list/kept-list.machine.ts";
import { useIsHydrating } from "../../hydration/use-is-hydrating.ts";
import { moveFocus, rememberSpot, replaceLostFocus } from "../../lib/move-focus.ts";
import { inspected } from "../../shell/inspected.ts";
import { keptKey, keptTimesKey } from "./kept-storage.ts";
import { isSample } from "./kept-text.ts";

/** The actor of the visitor's short list, empty until `readKeptList` is called after hydration. */
export const keptListActor = createActor(
  keptListMachine.provide({
    actions: {
      store: ({ context: { names, keptAt }, self }) => {
        try {
          const text = JSON.stringify(names);
          if (text === (localStorage.getItem(keptKey) ?? "[]")) return;
          if (names.length === 0) {
            for (const key of [keptKey, keptTimesKey]) localStorage.removeItem(key);
            return;
          }
          localStorage.setItem(keptTimesKey, JSON.stringify(keptAt));
          localStorage.setItem(keptKey, text);
        } catch {
          self.send({ type: "storage.refused" });
        }
      },
    },
  }),
  { ...inspected, input: { isSample } },
).start();

/** When the stored names were kept, as far as it can be read. */
function readTimes(): KeptTimes {
  const stored: unknown = JSON.parse(localStorage.getItem(keptTimesKey) ?? "null");
  const times: readonly (readonly [string, unknown])[] = Object.entries(stored ?? {});
  return Object.fromEntries(
    times.flatMap(([name, at]) => (typeof at === "number" ? [[name, at]] : [])),
  );
}

/** Takes over what is stored, unless it is unreadable or storage is forbidden. */
export function readKeptList() {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keptKey) ?? "[]");
    if (!Array.isArray(stored)) return;
    const names = stored.filter((name) => typeof name === "string");
    keptListActor.send({ type: "list.read", names, keptAt: readTimes() });
  } catch {
    // The list stays as it is.
  }
}

/** Follows the list as other tabs change it; returns a cleanup function. */
export function followOtherTabs() {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== keptKey && key !== null) return;
    const findFocused = rememberSpot(document.activeElement);
    readKeptList();
    replaceLostFocus(() => moveFocus(findFocused()));
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

/** Changes the list as it is by now: another tab may have changed it. */
export function changeKept(change: KeptListChange) {
  readKeptList();
  keptListActor.send(change);
}

const none: KeptNames = [];

/** The kept names; none while the component hydrates, because the prerendered HTML has none. */
export function useKept(): KeptNames {
  const names = useSelector(keptListActor, ({ context }) => context.names);
  return useIsHydrating() ? none : names;
}

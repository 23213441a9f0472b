import { keptKey } from "../../hydration/protocol.ts";

/** Names of the projects and materials that the visitor keeps, in the order of keeping. */
type KeptList = readonly string[];

const empty: KeptList = [];

/** The stored list; empty where there is none, it is unreadable, or storage is forbidden. */
function readStored(): KeptList {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keptKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((name) => typeof name === "string") : empty;
  } catch {
    return empty;
  }
}

function store(list: KeptList) {
  try {
    if (list.length === 0) localStorage.removeItem(keptKey);
    else localStorage.setItem(keptKey, JSON.stringify(list));
  } catch {
    // Without storage, the list lasts until the page is left.
  }
}

let list: KeptList | null = null;
const listeners = new Set<() => void>();

/**
 * The visitor's short list, stored in the browser until it is emptied
 * (docs/specification.md#kept-list).
 */
export const keptList = {
  getSnapshot(): KeptList {
    list ??= readStored();
    return list;
  },
  getServerSnapshot: (): KeptList => empty,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Keeps the name, or takes it off the list. */
  toggle(name: string) {
    const before = keptList.getSnapshot();
    list = before.includes(name) ? before.filter((kept) => kept !== name) : [...before, name];
    store(list);
    for (const listener of listeners) listener();
  },
};

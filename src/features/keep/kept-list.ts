/** Local storage key of the list. */
const keptKey = "kept-list";

/** Names of the projects and materials that the visitor keeps, in the order of keeping. */
type KeptList = readonly string[];

const empty: KeptList = [];

/** The stored list; null where it is unreadable, or storage is forbidden. */
function readStored(): KeptList | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keptKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((name) => typeof name === "string") : null;
  } catch {
    return null;
  }
}

let list: KeptList | null = null;
/** Whether the browser takes the list; where it does not, the list lasts until the page is left. */
let isStored = true;

function store(list: KeptList) {
  try {
    if (list.length === 0) localStorage.removeItem(keptKey);
    else localStorage.setItem(keptKey, JSON.stringify(list));
  } catch {
    isStored = false;
  }
}

const listeners = new Set<() => void>();

/**
 * The visitor's short list, stored in the browser until it is emptied
 * (docs/specification.md#kept-list).
 */
export const keptList = {
  getSnapshot(): KeptList {
    list ??= readStored() ?? empty;
    return list;
  },
  getServerSnapshot: (): KeptList => empty,
  subscribe(listener: () => void) {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== keptKey && key !== null) return;
      list = null;
      listener();
    };
    // The browser may show a page again as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      list = null;
      listener();
    };
    listeners.add(listener);
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onShow);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", onShow);
    };
  },
  /** Keeps the name, or takes it off the list. */
  toggle(name: string) {
    // Another tab may have changed it.
    const before = (isStored ? readStored() : null) ?? keptList.getSnapshot();
    keptList.replace(
      before.includes(name) ? before.filter((kept) => kept !== name) : [...before, name],
    );
  },
  replace(names: KeptList) {
    list = names;
    store(list);
    for (const listener of listeners) listener();
  },
};

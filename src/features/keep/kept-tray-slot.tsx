import { useSyncExternalStore } from "react";
import { lazyComponent } from "../../hydration/lazy-component.tsx";
import { Part } from "../../hydration/part.tsx";
import { keptList } from "./kept-list.ts";
import { useKeepButtons } from "./use-keep-buttons.ts";

const keptTray = lazyComponent(async () => (await import("./kept-tray.tsx")).KeptTray);

/** Makes keep buttons work, and shows the list once something is kept. */
export function KeptTraySlot() {
  useKeepButtons();
  const { getSnapshot, getServerSnapshot, subscribe } = keptList;
  const count = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot).length;
  return (
    <Part>
      {/* Without the tray, keep buttons work all the same. */}
      <keptTray.Slot need={count === 0 ? null : String(count)} onFailure={() => {}} props={{}} />
    </Part>
  );
}

import { Suspense, useSyncExternalStore } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { lazyComponent, useLoadOnDemand } from "../../hydration/lazy-component.tsx";
import { keptList } from "./kept-list.ts";
import { useKeepButtons } from "./use-keep-buttons.ts";

const keptTray = lazyComponent(async () => (await import("./kept-tray.tsx")).KeptTray);

const ignoreFailure = () => {};

/** Makes keep buttons work, and shows the list once something is kept. */
export function KeptTraySlot() {
  useKeepButtons();
  const { getSnapshot, getServerSnapshot, subscribe } = keptList;
  const count = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot).length;
  // After a failure, the next change of the list loads the tray again.
  const isMounted = useLoadOnDemand(keptTray, count === 0 ? null : String(count), ignoreFailure);
  if (!isMounted) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <keptTray.Component />
      </Suspense>
    </ErrorBoundary>
  );
}

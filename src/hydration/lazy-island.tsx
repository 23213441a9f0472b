import { type ComponentType, memo, useEffect, useRef, useState } from "react";
import { reloadPage } from "../lib/reload-page.ts";
import { ErrorBoundary } from "../ui/error-boundary/error-boundary.tsx";
import { type LazyPart, type LazyPartSettings, lazyPart } from "./late-part.tsx";
import { notice } from "./lazy-island.css.ts";

export interface LazyIslandSettings<Props> extends LazyPartSettings<Props> {
  /** Shown above it while its script cannot be had; `retry` fetches it again. */
  Unreachable?: ComponentType<{ retry: () => void }>;
  /** Takes its place when it breaks; phone and e-mail do where none is given. */
  Broken?: ComponentType<Props & { retry: () => void }>;
}

/** What shows that a visitor turns to a part; React's own events stop where it waits. */
const signs = [
  "pointerenter",
  "focus",
  // The browser's search in the page found words in a folded part of it.
  "beforematch",
  // From the late loader (src/hydration/bootstrap.js): something in it was pressed.
  "island:wanted",
] as const;

const Nothing = () => null;

/**
 * Makes an island that comes to life late: when a visitor points at it, touches it or gives it the
 * focus. Its component calls `useHydrationMark` once it has taken over, and takes on what was done by
 * then; a press that came too early is repeated by the late loader.
 */
export function lazyIsland<Props extends object>({
  Unreachable = Nothing,
  Broken,
  ...settings
}: LazyIslandSettings<Props>): LazyPart<Props> {
  const { Part, load } = lazyPart(settings);

  const Island = memo(function Island(props: Props) {
    const slot = useRef<HTMLDivElement>(null);
    const [unreachable, setUnreachable] = useState(false);

    // Firefox takes a script that could not be had once for one that never can, until a reload.
    const retry = () => {
      load()
        .then(() => setUnreachable(false), reloadPage)
        .catch(() => {});
    };

    useEffect(() => {
      const element = slot.current;
      if (element === null) return;
      const ask = () => {
        load().then(
          () => setUnreachable(false),
          () => {
            setUnreachable(true);
            element.dispatchEvent(new Event("island:unreachable", { bubbles: true }));
          },
        );
      };
      if (element.contains(document.activeElement) || isAwaited(element)) ask();
      const hear = ({ type }: Event) => {
        // What offers another try must not go while the pointer or the focus is on its way there.
        if (type === "island:wanted" || !element.querySelector("[role=alert]")) ask();
      };
      // They go with the element.
      for (const sign of signs) element.addEventListener(sign, hear, true);
    }, []);

    return (
      <div ref={slot} data-island="" data-unreachable={unreachable ? "" : undefined}>
        {unreachable ? (
          <div className={notice}>
            <Unreachable retry={retry} />
          </div>
        ) : null}
        <ErrorBoundary {...(Broken && { instead: (retry) => <Broken {...props} retry={retry} /> })}>
          <Part {...props} />
        </ErrorBoundary>
      </div>
    );
  });
  return { Part: Island, load };
}

/** Whether something in it was pressed already (the late loader marks that), or it has no HTML yet. */
const isAwaited = (element: Element) =>
  element.querySelector("[data-waiting], [data-arriving]") !== null;

import { type ComponentType, lazy, memo, Suspense, useEffect } from "react";
import { yieldToMain } from "../lib/scheduling.ts";

/** A part of a page that stands in its HTML, and whose script comes later or never. */
export interface LazyPart<Props> {
  /**
   * Draws the part. In a page that stands already it waits for `load`, as it is; a page that was
   * reached from another has no HTML of it, so there it is fetched at once.
   *
   * While it waits it must not be given other props: React would begin it anew, empty.
   */
  Part: ComponentType<Props>;
  /** Fetches the script; asked twice, it is fetched once. If that fails, the next call asks again. */
  load: () => Promise<void>;
}

export interface LazyPartSettings<Props> {
  fetch: () => Promise<ComponentType<Props>>;
  /** Keeps its place while it is fetched, on a page that was reached from another. */
  Coming?: ComponentType<Props>;
}

const Nothing = () => null;

/** Makes a late part. Where nothing ever calls its `load`, it is a picture: seen, and never alive. */
export function lazyPart<Props extends object>({
  fetch,
  Coming = Nothing,
}: LazyPartSettings<Props>): LazyPart<Props> {
  let arrive: (part: ComponentType<Props>) => void;
  const arrived = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });
  const load = async () => {
    // To ask for its files takes a slow phone as long as the touch that showed that it is wanted.
    await yieldToMain();
    const part = await fetch();
    // It was run just now; to draw it is a task of its own.
    await yieldToMain();
    arrive(part);
  };
  const Arrived = lazy(async () => ({ default: await (import.meta.env.SSR ? fetch() : arrived) }));

  function Arriving(props: Props) {
    useEffect(() => {
      load().catch(() => {});
    }, []);
    return (
      <>
        <Coming {...props} />
        {/* For whoever wants to know that it is on its way. */}
        <span hidden data-arriving="" />
      </>
    );
  }

  const Part = memo(function Part(props: Props) {
    return (
      <Suspense fallback={<Arriving {...props} />}>
        <Arrived {...props} />
      </Suspense>
    );
  });
  return { Part, load };
}

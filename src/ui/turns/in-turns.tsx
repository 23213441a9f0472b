import {
  Children,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { room } from "./in-turns.css.ts";

const never = () => () => {};

/** True while React takes over what the server drew, however late it comes to it. */
const useIsTakenOver = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

export interface InTurnsProps {
  children: ReactNode;
  /** How many parts are drawn at a time. */
  atOnce?: number;
  /** How many are drawn with what stands above them: none below a picture hero, which fills a phone. */
  first?: number;
}

/**
 * Draws the parts of a page in turns: the page that a link leads to shows its first screen, and
 * answers the visitor, before a slow phone draws the rest of it, a few parts at a time. A page that
 * was fetched stands already and is taken over whole; so is one that is drawn for a place in it.
 */
export function InTurns({ children, atOnce = 1, first = atOnce }: InTurnsProps) {
  const parts = Children.toArray(children);
  const stands = useIsTakenOver();
  const [drawn, setDrawn] = useState(() =>
    stands || window.location.hash !== "" ? parts.length : first,
  );
  const isWhole = drawn >= parts.length;

  useEffect(() => {
    if (!isWhole) startTransition(() => setDrawn(drawn + atOnce));
  }, [drawn, isWhole, atOnce]);

  if (isWhole) return parts;
  return drawn === 0 ? <div className={room} /> : parts.slice(0, drawn);
}

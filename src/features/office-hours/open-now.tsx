import { business } from "virtual:business";
import { useSyncExternalStore } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { spokenTime } from "../../content/opening-hours.ts";
import { officeMoment } from "./office-hours.ts";
import { line } from "./open-now.css.ts";

const minute = 60_000;

/** Calls `onMinute` at the start of every minute; returns what ends it. */
function everyMinute(onMinute: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onMinute();
        wait();
      },
      minute - (Date.now() % minute),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** Minutes since 1970; one number for all of a minute. */
const thisMinute = () => Math.floor(Date.now() / minute);
/** A page that was drawn in advance knows no time. */
const noMinute = () => null;

/**
 * Whether it is within office hours now and when that changes, told by the visitor's browser; it
 * follows the clock while the page is open. Its room is kept until then. It speaks of the hours,
 * not of the door: on a public holiday the sentence stays true.
 */
export const OpenNow = () => (
  <ErrorBoundary fallback={null}>
    <OfficeClock />
  </ErrorBoundary>
);

function OfficeClock() {
  const now = useSyncExternalStore(everyMinute, thisMinute, noMinute);
  return <span className={line}>{now === null ? null : sentence(new Date(now * minute))}</span>;
}

/** The moment in words. */
function sentence(moment: Date): string {
  const told = officeMoment(moment, business);
  if (told.isOpen) return `Within office hours now, until ${spokenTime(told.closes)}`;
  const day = told.day === "today" || told.day === "tomorrow" ? told.day : `on ${told.day}`;
  return `Outside office hours now, until ${spokenTime(told.opens)} ${day}`;
}

import { business } from "virtual:business";
import { useSyncExternalStore } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { closedUntil, openUntil } from "../../content/interface/office-hours.ts";
import { spokenTime } from "../../content/opening-hours.ts";
import { officeStatusAt } from "./office-hours.ts";
import { line } from "./open-now.css.ts";

const minute = 60_000;

/** Calls `onMinute` at the start of every minute; returns a function that stops it. */
function subscribeToMinutes(onMinute: () => void) {
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

/** Returns the number of minutes since 1970, the same for a whole minute. */
const getSnapshot = () => Math.floor(Date.now() / minute);

/** The time of a visit is unknown when the page is prerendered. */
const getServerSnapshot = () => null;

/**
 * Says whether it is within office hours, by the visitor's clock, and when that changes; updated every
 * minute. It does not say that the office is open, so it is true on public holidays as well.
 */
export const OpenNow = () => (
  <ErrorBoundary fallback={null}>
    <OfficeClock />
  </ErrorBoundary>
);

function OfficeClock() {
  const now = useSyncExternalStore(subscribeToMinutes, getSnapshot, getServerSnapshot);
  return (
    <span className={line}>{now === null ? null : describeStatus(new Date(now * minute))}</span>
  );
}

function describeStatus(moment: Date): string {
  const status = officeStatusAt(moment, business);
  return status.isOpen
    ? openUntil(spokenTime(status.closes))
    : closedUntil(spokenTime(status.opens), status.day);
}

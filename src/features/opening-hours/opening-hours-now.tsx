import { business } from "virtual:business";
import { useSyncExternalStore } from "react";
import { outsideHoursUntil, withinHoursUntil } from "../../content/interface/contact.ts";
import { spokenTime } from "../../domain/opening-hours.ts";
import { Part } from "../../hydration/part.tsx";
import { type HoursStatus, hoursStatusAt, perVisitorAttribute } from "./hours-status.ts";
import { line } from "./opening-hours-now.css.ts";

const minute = 60_000;

/** Calls `onMinute` at the start of every minute; returns a cleanup function. */
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

/** Says whether it is within the opening hours, by the visitor's clock, and when that changes. */
export const OpeningHoursNow = () => (
  <Part fallback={() => null}>
    <HoursClock />
  </Part>
);

/** Whether the office is open now and when that changes, updated every minute; null while that is unknown. */
export function useHoursStatus() {
  const now = useSyncExternalStore(subscribeToMinutes, getSnapshot, getServerSnapshot);
  return now === null ? null : hoursStatusAt(new Date(now * minute), business);
}

function HoursClock() {
  const status = useHoursStatus();
  return (
    <span className={line} {...{ [perVisitorAttribute]: "" }}>
      {status === null ? null : describeStatus(status)}
    </span>
  );
}

const describeStatus = (status: HoursStatus): string =>
  status.isWithinHours
    ? withinHoursUntil(spokenTime(status.closes))
    : outsideHoursUntil(spokenTime(status.opens), status.day);

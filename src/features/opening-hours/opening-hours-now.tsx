import { business } from "virtual:business";
import { useSyncExternalStore } from "react";
import { outsideHoursUntil, withinHoursUntil } from "../../content/interface/contact.ts";
import { spokenTime } from "../../domain/opening-hours.ts";
import { Part } from "../../hydration/part.tsx";
import { hoursStatusAt, perVisitorAttribute } from "./opening-hours.ts";
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

/**
 * Says whether it is within the opening hours, by the visitor's clock, and when that changes; updated
 * every minute.
 */
export const OpeningHoursNow = () => (
  <Part fallback={() => null}>
    <HoursClock />
  </Part>
);

function HoursClock() {
  const now = useSyncExternalStore(subscribeToMinutes, getSnapshot, getServerSnapshot);
  return (
    <span className={line} {...{ [perVisitorAttribute]: "" }}>
      {now === null ? null : describeStatus(new Date(now * minute))}
    </span>
  );
}

function describeStatus(moment: Date): string | null {
  const status = hoursStatusAt(moment, business);
  if (status === null) return null;
  return status.isWithinHours
    ? withinHoursUntil(spokenTime(status.closes))
    : outsideHoursUntil(spokenTime(status.opens), status.day);
}

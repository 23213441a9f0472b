import { useEffect, useState } from "react";

/** Time in ms without a change after which a plan stands still. */
const pause = 150;

/** The last value that has stood still: a slider that is dragged leaves time for little else. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const settle = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(settle);
  }, [value]);
  return settled;
}

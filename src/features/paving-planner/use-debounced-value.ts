import { useEffect, useState } from "react";

/** Time in ms without a change. */
const debounceMs = 150;

/**
 * The value once it has not changed for 150 ms, because rendering figures at each step of a slider is
 * too slow.
 */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const update = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(update);
  }, [value]);
  return debounced;
}

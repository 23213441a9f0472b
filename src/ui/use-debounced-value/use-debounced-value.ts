import { useEffect, useState } from "react";

/** The value once it has not changed for `ms` milliseconds. */
export function useDebouncedValue<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const update = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(update);
  }, [value, ms]);
  return debounced;
}

import type { Ref } from "react";

interface HoneypotProps {
  ref: Ref<HTMLInputElement>;
  id: string;
}

/**
 * A field for programs that fill in whatever they find. `hidden` keeps it from everybody else: it
 * is neither drawn nor spoken, cannot be reached with the keyboard, and browsers fill in only what
 * shows. What happens when it is filled in all the same: docs/decisions/0010.
 */
export function Honeypot({ ref, id }: HoneypotProps) {
  return (
    <div hidden>
      <label htmlFor={id}>Website</label>
      <input ref={ref} id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Whether something was filled in; it is taken out again, so that one mishap counts once. */
export function consumeHoneypot(trap: HTMLInputElement | null): boolean {
  if (trap === null || trap.value === "") return false;
  trap.value = "";
  return true;
}

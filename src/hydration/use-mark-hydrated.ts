import { useEffect } from "react";
import { attribute, hydratedEvent } from "./protocol.ts";

/** Marks the page as hydrated, which ends the bootstrap's work. For the page's frame. */
export function useMarkHydrated() {
  useEffect(() => {
    // In its own task: React cannot handle the repeated press while it is still working.
    const task = setTimeout(() => {
      document.documentElement.removeAttribute(attribute.script);
      document.getElementById("root")?.setAttribute(attribute.hydrated, "");
      dispatchEvent(new Event(hydratedEvent));
    });
    return () => clearTimeout(task);
  }, []);
}

import { useSyncExternalStore } from "react";

const noopSubscribe = () => () => {};

/** True on the server and while React hydrates the component, false from the next render on. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    noopSubscribe,
    () => false,
    () => true,
  );

import type { ReactNode } from "react";

/** One state of a component. */
export interface Example {
  /** What it shows, such as "With an error". Unique within its story. */
  readonly name: string;
  readonly content: ReactNode;
  /** Whether it needs a page of its own, because it fills or covers the viewport. */
  readonly fullPage?: boolean;
  /** Presses and types what leads to the state, once the content is rendered. */
  readonly arrange?: () => Promise<void>;
  /** Time in ms that leads to the state. Timers up to it run at once (start.tsx). */
  readonly elapsed?: number;
  /** The only viewport in which there is something to see. Default: both. */
  readonly viewport?: "phone" | "desk";
}

/** A component, or a group of them, with all its states. */
export interface Story {
  readonly name: string;
  /** What it is for, in one sentence. */
  readonly purpose: string;
  readonly examples: readonly Example[];
}

/** The last segment of the path of an example: "With an error" is with-an-error. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

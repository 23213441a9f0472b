import type { ReactNode } from "react";

/** One state of a part, as it is drawn. */
export interface Example {
  /** What is to be seen: "Disabled", "With an error". One of its name in a part. */
  readonly name: string;
  readonly content: ReactNode;
  /** True where it fills or covers the window: it is shown in a window of its own. */
  readonly whole?: boolean;
  /** What is pressed or typed to get there; done once the content has been drawn. */
  readonly arrange?: () => Promise<void>;
  /** Milliseconds that pass until the state is reached; here they are over at once. */
  readonly after?: number;
  /** The only windows in which there is something to see; both, if left out. */
  readonly window?: "phone" | "desk";
}

/** A part of the site with all its states. */
export interface Part {
  readonly name: string;
  /** What it is for, in a sentence. */
  readonly purpose: string;
  readonly examples: readonly Example[];
}

/** The last piece of an example's address: "With an error" is with-an-error. */
export const addressOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

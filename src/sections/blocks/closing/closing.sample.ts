import { heading, more, sentence } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

const closing = { kind: "closing", heading, text: sentence } as const;

export const samples: readonly BlockOf<"closing">[] = [
  { ...closing, quote: "dialog" },
  { ...closing, quote: "contact" },
  { ...closing, quote: "dialog", more },
  { ...closing, quote: "dialog", email: { button: "Email us a photo", subject: "A photo" } },
];

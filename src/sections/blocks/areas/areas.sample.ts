import { head } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

export const samples: readonly BlockOf<"areas">[] = [{ kind: "areas", ...head }];

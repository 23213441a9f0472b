import { aboutSections } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";

export const samples: readonly BlockOf<"credentials">[] = [aboutSections.credentials];

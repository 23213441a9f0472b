import * as v from "valibot";
import { pavingPresets } from "../../../content/paving-presets.ts";
import { blockOf, text } from "../../../content-schema/value-schemas.ts";
import { keysOf } from "../../../domain/keys-of.ts";
import { workKinds } from "../../../planner/domain/paving-plan.ts";

const presetNames = keysOf(pavingPresets);

/** The price table and the paving planner; the planner starts with the first of the presets. */
export const planner = blockOf("planner", {
  heading: text,
  lead: text,
  presets: v.pipe(
    v.tupleWithRest([v.picklist(presetNames)], v.picklist(presetNames)),
    v.readonly(),
  ),
  work: v.picklist(workKinds),
});

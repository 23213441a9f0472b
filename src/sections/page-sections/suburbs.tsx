import { Stack } from "../../ui/stack/stack.tsx";
import { Band } from "../band/band.tsx";
import { NamesPlan } from "../running-bond/names-plan.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import type { SectionProps } from "./section-props.ts";

/** The suburbs of a local page, in running bond (docs/specification.md#suburbs). */
export function Suburbs({ section, id, ground }: SectionProps<"suburbs">) {
  const { heading, lead, suburbs } = section;
  return (
    <Band ground={ground} labelledBy={id}>
      <Stack gap="2xl">
        <SectionHead id={id} heading={heading} lead={lead} />
        <NamesPlan names={suburbs} />
      </Stack>
    </Band>
  );
}

import type { BuyerFact } from "../../content-schema/page-schema.ts";
import { Text } from "../../ui/text/text.tsx";

/** What a buyer asks before the visit (docs/specification.md#home); nothing until the owner writes one. */
export const BuyerFacts = ({ facts }: { facts: readonly BuyerFact[] }) =>
  facts.map(({ label, value }) => <Text key={label}>{`${label}: ${value}`}</Text>);

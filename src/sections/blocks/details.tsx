import type { Detail } from "../../content-schema/schema.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band } from "../band/band.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import type { BlockProps } from "./block-props.ts";
import { Guide } from "./guide.tsx";
import { Layers } from "./layers.tsx";
import { MaterialGroups } from "./material-groups.tsx";
import { MaterialList } from "./material-list.tsx";
import { Patterns } from "./patterns.tsx";
import { ProseDetail } from "./prose-detail.tsx";
import { Split } from "./split.tsx";

/** What most visitors skip and some look for, as rows that unfold. */
export function Details({ block, id, background }: BlockProps<"details">) {
  const { heading, lead, rows } = block;
  return (
    <Band background={background} labelledBy={id}>
      <Split head={<SectionHead id={id} heading={heading} lead={lead} />}>
        {rows.map((row, index) => (
          <Disclosure key={row.heading} title={row.heading} id={`${id}-${index + 1}`}>
            <DetailBody detail={row} />
          </Disclosure>
        ))}
      </Split>
    </Band>
  );
}

/** What a row unfolds. */
export function DetailBody({ detail }: { detail: Detail }) {
  switch (detail.kind) {
    case "prose":
      return <ProseDetail detail={detail} />;
    case "layers":
      return <Layers detail={detail} />;
    case "materials":
      return (
        <>
          <Text>{detail.lead}</Text>
          <MaterialList items={detail.items} level={4} canKeep />
        </>
      );
    case "material-groups":
      return <MaterialGroups detail={detail} />;
    case "patterns":
      return <Patterns detail={detail} />;
    case "guide":
      return <Guide detail={detail} />;
  }
}

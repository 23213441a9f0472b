import { Heading } from "../../ui/heading/heading.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { keepTogether } from "../../ui/text/keep-together.tsx";
import { Band } from "../band/band.tsx";
import type { BlockProps } from "./block-props.ts";
import { groundNote, pullQuote } from "./ground-note.css.ts";
import { LayerDrawing, LayerList } from "./layer-drawing.tsx";

/** The soil of an area: a pull quote, its reasons and the pavement layers that the soil calls for. */
export function GroundNote({ block, id, background }: BlockProps<"ground">) {
  const { heading, quote, paragraphs, traffic } = block;
  return (
    <Band background={background} labelledBy={id}>
      <div className={groundNote}>
        <Stack gap="xl">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <p className={pullQuote}>{keepTogether(quote)}</p>
          <Stack>
            <Prose paragraphs={paragraphs} />
          </Stack>
        </Stack>
        <Stack gap="lg">
          <LayerDrawing traffic={traffic} />
          <LayerList traffic={traffic} layout="column" />
        </Stack>
      </div>
    </Band>
  );
}

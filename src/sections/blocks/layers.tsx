import { Heading } from "../../ui/heading/heading.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Band } from "../band/band.tsx";
import type { BlockProps } from "./block-props.ts";
import { groundNote } from "./ground-note.css.ts";
import { LayerDrawing, LayerList } from "./layer-drawing.tsx";

/** The layers below the pavers: an explanation, a drawing and the purpose of each. */
export function Layers({ block, id, background }: BlockProps<"layers">) {
  const { heading, paragraphs, traffic, differences } = block;
  return (
    <Band background={background} labelledBy={id}>
      <Stack gap="xl">
        <div className={groundNote}>
          <Stack gap="xl">
            <Heading level={2} id={id}>
              {heading}
            </Heading>
            <Stack>
              <Prose paragraphs={paragraphs} />
            </Stack>
          </Stack>
          <LayerDrawing traffic={traffic} differences={differences} />
        </div>
        <LayerList traffic={traffic} layout="broad" differences={differences} />
      </Stack>
    </Band>
  );
}

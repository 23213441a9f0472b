import type { BlockOf } from "../../content-schema/schema.ts";
import { Prose } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { LayerDrawing, LayerList } from "./layer-drawing.tsx";

/** The layers below the pavers: an explanation, a drawing and the purpose of each. */
export function Layers({ detail }: { detail: BlockOf<"layers"> }) {
  const { paragraphs, traffic, differences } = detail;
  return (
    <>
      {paragraphs === undefined ? null : (
        <Stack>
          <Prose paragraphs={paragraphs} />
        </Stack>
      )}
      <LayerDrawing traffic={traffic} differences={differences} />
      <LayerList traffic={traffic} layout="broad" differences={differences} />
    </>
  );
}

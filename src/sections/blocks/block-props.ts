import type { BlockKind, BlockOf } from "../../content-schema/schema.ts";
import type { BandBackground } from "../band/band.tsx";

export interface BlockProps<Kind extends BlockKind> {
  block: Omit<BlockOf<Kind>, "kind">;
  /** Id of its heading, unique in the page: it names the block and is its fragment. */
  id: string;
  background: BandBackground;
}

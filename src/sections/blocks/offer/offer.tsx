import { OfferBand } from "../../offer/offer.tsx";
import type { BlockType } from "../block-type.ts";

export const block: BlockType<"offer"> = {
  Component: OfferBand,
  background: "own",
  isInteractive: () => true,
};

import { Stack, type StackProps } from "../../ui/stack/stack.tsx";
import { Band, type BandProps } from "../band/band.tsx";
import { SectionHead, type SectionHeadProps } from "./section-head.tsx";

export interface HeadedBandProps
  extends SectionHeadProps,
    Pick<BandProps, "children" | "background"> {
  /** Between the head and the parts below it. */
  gap?: StackProps["gap"];
}

/** A section with its head above what it shows. */
export const HeadedBand = ({
  id,
  heading,
  lead,
  background = "paper",
  gap = "xl",
  children,
}: HeadedBandProps) => (
  <Band background={background} labelledBy={id}>
    <Stack gap={gap}>
      <SectionHead id={id} heading={heading} lead={lead} />
      {children}
    </Stack>
  </Band>
);

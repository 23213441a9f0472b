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
export function HeadedBand({ children, background, gap = "xl", ...head }: HeadedBandProps) {
  return (
    <Band background={background} labelledBy={head.id}>
      <Stack gap={gap}>
        <SectionHead {...head} />
        {children}
      </Stack>
    </Band>
  );
}

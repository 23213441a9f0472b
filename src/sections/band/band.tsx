import type { ReactNode } from "react";
import { Container } from "../../ui/container/container.tsx";
import { band } from "./band.css.ts";

export type BandBackground = "paper" | "sand";

export interface BandProps {
  children: ReactNode;
  background?: BandBackground | undefined;
  /** `tight` has less space above the content, for a section below a plain hero. */
  start?: "normal" | "tight";
  /** Id of the heading that names the section. */
  labelledBy?: string;
}

/** One section of a page: its background runs edge to edge, its content keeps to the column. */
export function Band({ children, background = "paper", start, labelledBy }: BandProps) {
  return (
    <section className={band({ background, start })} aria-labelledby={labelledBy}>
      <Container>{children}</Container>
    </section>
  );
}

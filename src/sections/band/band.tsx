import type { ReactNode } from "react";
import { Container } from "../../ui/container/container.tsx";
import { band } from "./band.css.ts";

export type Ground = "paper" | "sand";

export interface BandProps {
  children: ReactNode;
  ground?: Ground;
  /** `tight` has less space above the content, for a section below a plain hero. */
  start?: "usual" | "tight";
  width?: "column" | "text";
  /** Id of the heading that names the section. */
  labelledBy?: string;
  id?: string;
}

/** One section of a page: its ground runs edge to edge, its content keeps to the column. */
export function Band({
  children,
  ground = "paper",
  start,
  width = "column",
  labelledBy,
  id,
}: BandProps) {
  return (
    <section className={band({ ground, start })} aria-labelledby={labelledBy} id={id}>
      <Container width={width}>{children}</Container>
    </section>
  );
}

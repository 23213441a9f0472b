import type { ReactNode } from "react";
import { slab } from "../src/sections/blocks/closing/closing.css.ts";
import { Container } from "../src/ui/container/container.tsx";

/** The dark background for components that go on it. */
export const Slab = ({ children }: { children: ReactNode }) => (
  <section className={slab}>
    <Container>{children}</Container>
  </section>
);

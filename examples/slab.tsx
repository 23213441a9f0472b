import type { ReactNode } from "react";
import { Band } from "../src/sections/band/band.tsx";

/** The dark background for components that go on it. */
export const Slab = ({ children }: { children: ReactNode }) => (
  <Band ground="slab">{children}</Band>
);

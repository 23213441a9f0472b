import type { ReactNode } from "react";
import { Band } from "../src/sections/band/band.tsx";

/** The dark ground on which some parts stand. */
export const Slab = ({ children }: { children: ReactNode }) => (
  <Band ground="slab">{children}</Band>
);

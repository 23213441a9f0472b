import { swatch } from "../../src/sections/blocks/patterns.css.ts";
import { SoldierCourse } from "../../src/ui/soldier-course/soldier-course.tsx";
import type { Part } from "../example.ts";

export const part: Part = {
  name: "Patterns",
  purpose: "Laying patterns as true geometry, drawn when the site is built.",
  examples: [
    ...Object.entries(swatch).map(([name, look]) => ({
      name,
      content: <div className={look} />,
    })),
    { name: "Soldier course", content: <SoldierCourse /> },
  ],
};

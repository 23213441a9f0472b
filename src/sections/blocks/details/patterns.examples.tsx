import type { Story } from "#examples/example.ts";
import { SoldierCourse } from "../../../ui/soldier-course/soldier-course.tsx";
import { swatch } from "./details.css.ts";

export const story: Story = {
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

import type { Story } from "#examples/example.ts";
import { FactTable } from "./fact-table.tsx";

const rows = [
  { label: "Pattern", values: ["Herringbone", "Stretcher bond", "Hexagon", "Basket weave"] },
  {
    label: "Guide price",
    values: ["R12 000 to R21 600", "R7 000 to R17 000", "R5 000 to R9 000", "After a visit"],
  },
];

const columns = (count: number) =>
  rows.map(({ label, values }) => ({ label, values: values.slice(0, count) }));

const heads = ["Driveway, 8 × 6 m", "Patio, 5 × 4 m", "Hexagon patio", "Terrace"].map((title) => ({
  key: title,
  content: title,
}));

export const story: Story = {
  name: "Fact table",
  purpose: "Facts of one thing, or of several side by side.",
  examples: [
    { name: "Of one", content: <FactTable name="Facts" rows={columns(1)} /> },
    {
      name: "Of two",
      content: <FactTable name="Two" heads={heads.slice(0, 2)} rows={columns(2)} />,
    },
    { name: "Of four", content: <FactTable name="Four" heads={heads} rows={columns(4)} /> },
  ],
};

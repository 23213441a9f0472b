import { unfold } from "#examples/arrange.ts";
import type { Story } from "#examples/example.ts";
import type { Block, BlockKind } from "../../content-schema/block-schema.ts";
import { keysOf } from "../../domain/keys-of.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { Band } from "../band/band.tsx";
import { Blocks } from "./blocks.tsx";
import { sampleDetails } from "./details/details.sample.ts";
import { DetailBody } from "./details/details.tsx";

/** The samples of every kind, in its folder. */
const samples = import.meta.glob<readonly Block[]>("./*/*.sample.ts", {
  eager: true,
  import: "samples",
});

/** Kinds that are on one page. Every other has a page of its own. */
const groups: Readonly<Record<string, readonly BlockKind[]>> = {
  "Introduction and facts": ["intro", "facts", "ground", "wide-picture", "details"],
  Services: ["service-list", "service-cards", "reasons", "symptoms"],
  Places: ["suburbs", "towns", "areas"],
  "Questions and closings": ["questions", "closing"],
  "Ten-year plan": ["ten-year-plan"],
};

const others = Object.values(samples).flatMap(([first]) =>
  first === undefined || Object.values(groups).flat().includes(first.kind) ? [] : [first.kind],
);
const pages = { ...groups, ...Object.fromEntries(others.map((kind) => [kind, [kind]])) };

export const story: Story = {
  name: "Sections of a page",
  purpose: "Every kind of block that content can name, in all its variants.",
  examples: [
    ...keysOf(pages).map((name) => ({
      name,
      fullPage: true,
      content: (
        <Blocks
          hasPrompt
          page={{
            blocks: (pages[name] ?? []).flatMap(
              (kind) => samples[`./${kind}/${kind}.sample.ts`] ?? [],
            ),
          }}
        />
      ),
      ...(name === "Ten-year plan" && { arrange: unfold }),
    })),
    {
      name: "Unfolded details",
      fullPage: true,
      content: Object.entries(sampleDetails).map(([name, detail]) => (
        <Band key={name}>
          <Stack gap="lg">
            <DetailBody detail={detail} />
          </Stack>
        </Band>
      )),
    },
  ],
};

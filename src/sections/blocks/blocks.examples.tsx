import type { Example, Part } from "#examples/example.ts";
import { sampleBlock, sampleDetail } from "#examples/samples.ts";
import type { Block, Detail } from "../../content/schema.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { Band } from "../band/band.tsx";
import { Blocks } from "./blocks.tsx";
import { DetailBody } from "./details.tsx";

const example = (name: string, matches: (block: Block) => boolean): Example => ({
  name,
  fullPage: true,
  content: <Blocks page={{ blocks: [sampleBlock(name, matches)] }} />,
});

const ofKind = (name: string, kind: Block["kind"]) => example(name, (block) => block.kind === kind);

/** A row of details, open. */
const unfolded = (name: string, matches: (detail: Detail) => boolean): Example => ({
  name: `Unfolded: ${name.toLowerCase()}`,
  fullPage: true,
  content: (
    <Band>
      <Stack gap="lg">
        <DetailBody detail={sampleDetail(name, matches)} />
      </Stack>
    </Band>
  ),
});

export const part: Part = {
  name: "Sections of a page",
  purpose: "Every kind of block that content can name, in all its variants.",
  examples: [
    example("Intro", (each) => each.kind === "intro" && each.button === undefined),
    example("Intro with a quote button", (each) => each.kind === "intro" && !!each.button),
    example("Facts", (each) => each.kind === "facts" && !each.landmarks),
    example("Facts with landmarks", (each) => each.kind === "facts" && !!each.landmarks),
    ofKind("Ground note", "ground"),
    ofKind("Wide picture", "wide-picture"),
    ofKind("Details", "details"),
    unfolded("Prose", (each) => each.kind === "prose" && !each.list && !each.steps),
    unfolded("Prose with a list", (each) => each.kind === "prose" && !!each.list),
    unfolded("Prose with steps", (each) => each.kind === "prose" && !!each.steps),
    unfolded("Layers", (each) => each.kind === "layers" && !!each.differences),
    unfolded("Materials", (each) => each.kind === "materials"),
    unfolded("Materials in groups", (each) => each.kind === "material-groups"),
    unfolded("Patterns", (each) => each.kind === "patterns"),
    unfolded("Guide to prices", (each) => each.kind === "guide"),
    example(
      "Services for homes as a list",
      (each) => each.kind === "service-list" && each.audience === "residential",
    ),
    example(
      "Services for businesses as a list",
      (each) => each.kind === "service-list" && each.audience === "commercial",
    ),
    example(
      "Services in courses",
      (each) =>
        each.kind === "service-cards" && each.audience === "residential" && each.cards.length === 4,
    ),
    example(
      "Services in rows",
      (each) => each.kind === "service-cards" && each.audience !== "residential",
    ),
    ofKind("Reasons", "reasons"),
    ofKind("Symptoms", "symptoms"),
    ofKind("Ten-year plan", "ten-year-plan"),
    ofKind("Suburbs", "suburbs"),
    ofKind("Towns", "towns"),
    ofKind("Areas", "areas"),
    example(
      "Questions that fold",
      (each) => each.kind === "questions" && each.layout === "accordion",
    ),
    example("Questions as a list", (each) => each.kind === "questions" && each.layout === "list"),
    example(
      "Closing with the dialog",
      (each) => each.kind === "closing" && each.quote === "dialog",
    ),
    example(
      "Closing that leads to the contact page",
      (each) => each.kind === "closing" && each.quote === "contact",
    ),
    example("Closing with one more link", (each) => each.kind === "closing" && !!each.more),
  ],
};

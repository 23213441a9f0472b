import type { ReactNode } from "react";
import type { Block } from "../../content-schema/schema.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { SectionError } from "../../features/app/fallbacks.tsx";
import { DeferredRender } from "../../hydration/deferred-render.tsx";
import { Part } from "../../hydration/part.tsx";
import { StaticHtml } from "../../hydration/static-html.tsx";
import type { BandBackground } from "../band/band.tsx";
import { TenYearPlan } from "../quote-sheets/ten-year-plan.tsx";
import type { BlockProps, QuotePrefill } from "./block-props.ts";
import { QuoteCall, QuoteClosing, QuotePrompt } from "./call-to-action.tsx";
import { Details } from "./details.tsx";
import { Facts, Reasons } from "./facts.tsx";
import { Intro } from "./intro.tsx";
import { Areas, Suburbs, Towns } from "./places.tsx";
import { PlannerBlock } from "./planner.tsx";
import { Questions, Symptoms } from "./questions.tsx";
import { ServiceCards, ServiceList } from "./services.tsx";
import { GroundNote, WideText } from "./wide-picture.tsx";

type PageBlockKind = Block["kind"];

/** How a kind of block is rendered. Its functions are methods, so that one of any kind takes a block. */
interface BlockType<Kind extends PageBlockKind> {
  Component(props: BlockProps<Kind> & QuotePrefill & { page: object }): ReactNode;
  /** Default: paper and sand in turn. A block with a picture or slab of its own does not count. */
  background?: "paper" | "own";
  /** Whether it is hydrated. All others stay the HTML that they are. */
  isInteractive?(block: BlockProps<Kind>["block"]): boolean;
}

/** Every kind of block that the content of a page can name. */
const blockTypes: { readonly [Kind in PageBlockKind]: BlockType<Kind> } = {
  intro: { Component: Intro },
  details: { Component: Details },
  "wide-picture": {
    Component: ({ block, id }) => <WideText {...block} id={id} />,
    background: "own",
  },
  facts: { Component: Facts },
  ground: { Component: GroundNote, background: "paper" },
  "service-list": { Component: ServiceList },
  "service-cards": { Component: ServiceCards },
  reasons: {
    Component: ({ block, id, service, area }) => (
      <Reasons block={block} id={id}>
        <QuoteCall service={service} area={area} />
      </Reasons>
    ),
    background: "own",
  },
  planner: { Component: PlannerBlock, isInteractive: () => true },
  symptoms: { Component: Symptoms },
  "ten-year-plan": { Component: TenYearPlan },
  suburbs: { Component: Suburbs },
  towns: { Component: Towns },
  areas: { Component: Areas },
  questions: {
    Component: Questions,
    isInteractive: ({ layout }) => layout === "accordion",
  },
  closing: { Component: QuoteClosing, background: "own" },
};

const typeOf = ({ kind }: Block): BlockType<PageBlockKind> => blockTypes[kind];

interface PageOfBlocks {
  blocks: readonly Block[];
  /** The service that the quote buttons of the page preselect in the form. */
  quoteService?: QuoteService | undefined;
}

interface BlocksProps {
  page: PageOfBlocks;
  /** The name of the area that a local page is about, which its quote buttons fill in. */
  area?: string | undefined;
}

/**
 * The blocks of a page in the order of its content, on alternating backgrounds, with a quote button
 * halfway, below the reasons where there are some (docs/specification.md#shared-frame).
 */
export function Blocks({ page, area }: BlocksProps) {
  const { blocks, quoteService: service } = page;
  const backgrounds = backgroundsOf(blocks);
  const rendered = blocks.map((block, index) => {
    const id = idOf(blocks, index);
    const background = backgrounds[index] ?? "paper";
    const { Component, isInteractive } = typeOf(block);
    const content = <Component key={id} {...{ block, id, background, page, service, area }} />;
    return isInteractive?.(block) ? (
      <Part key={id} fallback={(retry) => <SectionError retry={retry} />}>
        {content}
      </Part>
    ) : (
      <StaticHtml key={id}>{content}</StaticHtml>
    );
  });
  const prompt = (
    <StaticHtml key="prompt">
      <QuotePrompt service={service} area={area} />
    </StaticHtml>
  );
  // The reasons end in the same words.
  const hasReasons = blocks.some(({ kind }) => kind === "reasons");
  if (blocks.length > 1 && !hasReasons) rendered.splice(promptIndex(blocks), 0, prompt);
  return <DeferredRender>{rendered}</DeferredRender>;
}

/** Paper and sand in turn; pictures and slabs between them do not count. */
function backgroundsOf(blocks: readonly Block[]): BandBackground[] {
  let next: BandBackground = "paper";
  return blocks.map((block) => {
    const { background = next } = typeOf(block);
    if (background === "own") return "paper";
    next = background === "paper" ? "sand" : "paper";
    return background;
  });
}

/** The middle, or the last index before it that is not beside the planner, which is a prompt itself. */
function promptIndex(blocks: readonly Block[]): number {
  const isPlanner = (block: Block | undefined) => block?.kind === "planner";
  let index = Math.ceil(blocks.length / 2);
  while (index > 1 && (isPlanner(blocks[index - 1]) || isPlanner(blocks[index]))) index -= 1;
  return index;
}

/** The kind of the block, such as "intro"; the second of a kind is "intro-2" and so on. */
function idOf(blocks: readonly Block[], index: number): string {
  const kind = blocks[index]?.kind ?? "block";
  const before = blocks.slice(0, index).filter((block) => block.kind === kind).length;
  return before === 0 ? kind : `${kind}-${before + 1}`;
}

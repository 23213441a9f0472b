import type { Block } from "../../content-schema/schema.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { SectionError } from "../../features/contact-links/section-error.tsx";
import { QuoteButton } from "../../features/quote-button/quote-button.tsx";
import { DeferredRender } from "../../hydration/deferred-render.tsx";
import { Part } from "../../hydration/part.tsx";
import { StaticHtml } from "../../hydration/static-html.tsx";
import type { BandBackground } from "../band/band.tsx";
import { TenYearPlan } from "../quote-sheets/ten-year-plan.tsx";
import { Areas } from "./areas.tsx";
import { Details } from "./details.tsx";
import { Facts } from "./facts.tsx";
import { GroundNote } from "./ground-note.tsx";
import { Intro } from "./intro.tsx";
import { PlannerBlock } from "./planner.tsx";
import { Questions } from "./questions.tsx";
import { QuoteClosing } from "./quote-closing.tsx";
import { QuoteCall, QuotePrompt } from "./quote-prompt.tsx";
import { Reasons } from "./reasons.tsx";
import { ServiceCards } from "./service-cards.tsx";
import { ServiceList } from "./service-list.tsx";
import { Suburbs } from "./suburbs.tsx";
import { Symptoms } from "./symptoms.tsx";
import { Towns } from "./towns.tsx";
import { WideText } from "./wide-text.tsx";

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
  const { blocks, quoteService } = page;
  const backgrounds = backgroundsOf(blocks);
  const rendered = blocks.map((block, index) => {
    const id = idOf(blocks, index);
    const content = (
      <OneBlock
        key={id}
        block={block}
        id={id}
        background={backgrounds[index] ?? "paper"}
        page={page}
        area={area}
      />
    );
    return isInteractive(block) ? (
      <Part key={id} fallback={(retry) => <SectionError retry={retry} />}>
        {content}
      </Part>
    ) : (
      <StaticHtml key={id}>{content}</StaticHtml>
    );
  });
  const prompt = (
    <StaticHtml key="prompt">
      <QuotePrompt service={quoteService} area={area} />
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
  return blocks.map(({ kind }) => {
    if (kind === "wide-picture" || kind === "reasons" || kind === "closing") return "paper";
    const own = kind === "ground" ? "paper" : next;
    next = own === "paper" ? "sand" : "paper";
    return own;
  });
}

/** The middle, or the last index before it that is not beside the planner, which is a prompt itself. */
function promptIndex(blocks: readonly Block[]): number {
  const isPlanner = (block: Block | undefined) => block?.kind === "planner";
  let index = Math.ceil(blocks.length / 2);
  while (index > 1 && (isPlanner(blocks[index - 1]) || isPlanner(blocks[index]))) index -= 1;
  return index;
}

const isInteractive = (block: Block) =>
  block.kind === "planner" || (block.kind === "questions" && block.layout === "accordion");

/** The kind of the block, such as "intro"; the second of a kind is "intro-2" and so on. */
function idOf(blocks: readonly Block[], index: number): string {
  const kind = blocks[index]?.kind ?? "block";
  const before = blocks.slice(0, index).filter((block) => block.kind === kind).length;
  return before === 0 ? kind : `${kind}-${before + 1}`;
}

interface OneBlockProps extends BlocksProps {
  block: Block;
  id: string;
  background: BandBackground;
}

function OneBlock({ page, area, block, id, background }: OneBlockProps) {
  const { quoteService } = page;
  const common = { id, background };
  switch (block.kind) {
    case "intro":
      return (
        <Intro
          block={block}
          {...common}
          button={
            block.button && (
              <QuoteButton service={quoteService} area={area}>
                {block.button}
              </QuoteButton>
            )
          }
        />
      );
    case "details":
      return <Details block={block} {...common} />;
    case "wide-picture":
      return <WideText {...block} id={id} />;
    case "facts":
      return <Facts block={block} {...common} />;
    case "ground":
      return <GroundNote block={block} id={id} />;
    case "service-list":
      return <ServiceList block={block} {...common} />;
    case "service-cards":
      return <ServiceCards block={block} {...common} />;
    case "reasons":
      return (
        <Reasons block={block} id={id}>
          <QuoteCall service={quoteService} area={area} />
        </Reasons>
      );
    case "planner":
      return <PlannerBlock block={block} {...common} quoteService={quoteService} />;
    case "symptoms":
      return <Symptoms block={block} {...common} quoteService={quoteService} />;
    case "ten-year-plan":
      return <TenYearPlan block={block} {...common} />;
    case "suburbs":
      return <Suburbs block={block} {...common} area={area ?? ""} />;
    case "towns":
      return <Towns block={block} {...common} />;
    case "areas":
      return <Areas block={block} {...common} />;
    case "questions":
      return <Questions block={block} {...common} />;
    case "closing":
      return (
        <QuoteClosing block={block} page={page} id={id} quoteService={quoteService} area={area} />
      );
  }
}

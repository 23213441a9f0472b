import type { Block, BlockKind } from "../../content-schema/block-schema.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { DeferredRender } from "../../hydration/deferred-render.tsx";
import { Part } from "../../hydration/part.tsx";
import { StaticHtml } from "../../hydration/static-html.tsx";
import { StylesheetLink } from "../../hydration/stylesheet-link.tsx";
import { SectionError } from "../../shell/fallbacks.tsx";
import type { BandBackground } from "../band/band.tsx";
import { QuotePrompt } from "../quote-prompt/quote-prompt.tsx";
import type { BlockType } from "./block-type.ts";

/** The `block` of every kind, in the folder and file of its name. */
const blockTypes = import.meta.glob<BlockType<BlockKind>>(["./*/*.tsx", "!./*/*.examples.tsx"], {
  eager: true,
  import: "block",
});

function typeOf({ kind }: Block): BlockType<BlockKind> {
  const file = `./${kind}/${kind}.tsx`;
  const type = blockTypes[file];
  if (type === undefined) {
    throw new Error(`Expected src/sections/blocks/${kind}/${kind}.tsx to export a block.`);
  }
  return type;
}

interface PageOfBlocks {
  blocks: readonly Block[];
  /** The service that the quote buttons of the page preselect in the form. */
  quoteService?: QuoteService | undefined;
}

interface BlocksProps {
  page: PageOfBlocks;
  /** The name of the area that a local page is about, which its quote buttons fill in. */
  area?: string | undefined;
  /** How many blocks are in the first screen: the link to the stylesheet is below them. Default: it is above. */
  inFirstScreen?: number;
  hasPrompt?: boolean;
}

/** The blocks of a page on alternating backgrounds, a quote prompt halfway (docs/specification.md#shared-frame). */
export function Blocks({ page, area, inFirstScreen, hasPrompt = false }: BlocksProps) {
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
  const index = hasPrompt ? promptIndex(blocks) : null;
  if (index !== null) rendered.splice(index, 0, prompt);
  if (inFirstScreen !== undefined) {
    rendered.splice(inFirstScreen, 0, <StylesheetLink key="stylesheet" />);
  }
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

/**
 * Where the quote prompt is: in the middle, or at the last place before it that is not beside a block that
 * asks for a quote itself. Null if there is no such place, or if the reasons end in the same words.
 */
export function promptIndex(blocks: readonly Block[]): number | null {
  if (blocks.some(({ kind }) => kind === "reasons")) return null;
  const asks = (block: Block | undefined) => block === undefined || typeOf(block).asksForQuote;
  let index = Math.ceil(blocks.length / 2);
  while (index > 0 && (asks(blocks[index - 1]) || asks(blocks[index]))) index -= 1;
  return index === 0 ? null : index;
}

/** Its own id, or the kind of the block, such as "intro"; the second of a kind is "intro-2" and so on. */
function idOf(blocks: readonly Block[], index: number): string {
  const { id, kind = "block" } = blocks[index] ?? {};
  if (id !== undefined) return id;
  const before = blocks.slice(0, index).filter((block) => block.kind === kind).length;
  return before === 0 ? kind : `${kind}-${before + 1}`;
}

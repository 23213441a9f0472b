/*
 * Blocks of text that the site itself writes into Project Details, such as a paving plan. Each is
 * remembered as it was written, so that a later version replaces it and the visitor's own words stay.
 */

/** What the site wrote last into Project Details, by the name of the block. */
export type DetailsBlocks = Readonly<Record<string, string>>;

/** Project Details, and what the site wrote into it. */
export interface Details {
  readonly text: string;
  readonly blocks: DetailsBlocks;
}

/** A new version of a block. */
export interface BlockChange {
  /** Identifies the block, such as "paving-plan". Visitors do not see it. */
  readonly name: string;
  /** All lines of the block; empty to take it out. Its first and its last line mark its extent. */
  readonly text: string;
}

/** Start and end of a block in a text. */
type Extent = readonly [start: number, end: number];

/** Where the block stands in the text, edited or not; null when the visitor has taken it out. */
function findBlock(details: string, block: string): Extent | null {
  const whole = details.indexOf(block);
  if (whole >= 0) return [whole, whole + block.length];
  const [first = "", ...rest] = block.split("\n");
  const last = rest.at(-1) ?? first;
  const lines = details.split("\n");
  const from = lines.indexOf(first);
  const to = lines.indexOf(last, from);
  if (from < 0 || to < 0) return null;
  const lengthOf = (part: readonly string[]) => part.join("\n").length;
  const start = from === 0 ? 0 : lengthOf(lines.slice(0, from)) + 1;
  return [start, start + lengthOf(lines.slice(from, to + 1))];
}

/** Whether the text still contains the block that was written last, edited or not. */
export function hasBlock(details: string, blocks: DetailsBlocks, name: string): boolean {
  const block = blocks[name] ?? "";
  return block !== "" && findBlock(details, block) !== null;
}

function appendBlock(details: string, block: string): string {
  if (details === "" || block === "") return details + block;
  const gap = details.endsWith("\n\n") ? "" : details.endsWith("\n") ? "\n" : "\n\n";
  return details + gap + block;
}

/** Takes a block out, with the empty line between it and the text before it. */
function removeBlock(details: string, [start, end]: Extent, kept: string): string {
  const before = details.slice(0, start).replace(/\n{1,2}$/, "");
  const after = details.slice(end).replace(/^\n{1,2}/, "");
  return [before, kept, after].filter((part) => part !== "").join("\n\n");
}

/**
 * Project Details with the new version of a block: in the place of the last version, or at the end.
 * Lines that the visitor has added or changed within the block stay, below it.
 */
export function writeBlock(details: string, blocks: DetailsBlocks, change: BlockChange): string {
  const previous = blocks[change.name] ?? "";
  const extent = previous === "" ? null : findBlock(details, previous);
  if (extent === null) return appendBlock(details, change.text);
  const own = previous.split("\n");
  const kept = details
    .slice(...extent)
    .split("\n")
    .filter((line) => !own.includes(line))
    .join("\n");
  if (change.text === "") return removeBlock(details, extent, kept);
  const written = kept === "" ? change.text : `${change.text}\n${kept}`;
  return details.slice(0, extent[0]) + written + details.slice(extent[1]);
}

/** The blocks that the text still contains. */
export function remainingBlocks(details: string, blocks: DetailsBlocks): DetailsBlocks {
  return Object.fromEntries(
    Object.entries(blocks).filter(([name]) => hasBlock(details, blocks, name)),
  );
}

/** Project Details without the blocks: the visitor's own words. */
const textWithoutBlocks = ({ text, blocks }: Details): string =>
  Object.keys(blocks).reduce((rest, name) => writeBlock(rest, blocks, { name, text: "" }), text);

/**
 * Project Details after a draft was restored. Words typed since win over the stored text. Without
 * any, the stored text comes back, with the blocks as the site has written or removed them since.
 */
export function restoreDetails(current: Details, stored: Details): Details {
  if (textWithoutBlocks(current) !== "") {
    return { text: current.text, blocks: { ...stored.blocks, ...current.blocks } };
  }
  const rewritten = Object.entries(current.blocks).filter(
    ([name, block]) => block === "" || hasBlock(current.text, current.blocks, name),
  );
  return {
    text: rewritten.reduce(
      (details, [name, text]) => writeBlock(details, stored.blocks, { name, text }),
      stored.text,
    ),
    // Where the visitor has taken a block out since, the stored version is back.
    blocks: { ...current.blocks, ...stored.blocks, ...Object.fromEntries(rewritten) },
  };
}

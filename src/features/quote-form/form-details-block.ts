import { type BlockChange, hasBlock } from "#machines/quote-form/details-blocks.ts";
import { quoteFormActor, restoreDraft } from "./quote-form.actor.ts";

/**
 * Writes a named block of text into Project Details, in the place of its last version or at the end.
 * The visitor's own words stay as they are. Restores the stored draft first, so that the block is
 * added to what the visitor typed before a reload.
 *
 * @param unlessRemoved do nothing if the visitor has taken the block out by hand
 */
export function writeDetailsBlock(block: BlockChange, { unlessRemoved = false } = {}) {
  restoreDraft();
  quoteFormActor.send({ type: "details.blockWritten", block, unlessRemoved });
}

/** The block as it was written last; null when it is not in Project Details. */
export function readDetailsBlock(name: string): string | null {
  restoreDraft();
  const { values, blocks } = quoteFormActor.getSnapshot().context;
  return hasBlock(values.message, blocks, name) ? (blocks[name] ?? null) : null;
}

/**
 * Calls `onChange` with the block that is in Project Details, as `readDetailsBlock`, now and whenever
 * the form changes.
 *
 * @returns a function that stops it
 */
export function watchDetailsBlock(
  name: string,
  onChange: (text: string | null) => void,
): () => void {
  const report = () => onChange(readDetailsBlock(name));
  report();
  const { unsubscribe } = quoteFormActor.subscribe(report);
  return unsubscribe;
}

/** Whether a text has the sentence on a line of its own, unchanged. */
export const hasSentence = (text: string, sentence: string): boolean =>
  text.split("\n").includes(sentence);

/**
 * The text with the sentence on a line of its own at the end, in the place of any of `others`; without it
 * if it was there. All other lines stay as they are.
 */
export function toggleSentence(text: string, sentence: string, others: readonly string[]): string {
  const removed = hasSentence(text, sentence) ? [sentence] : others;
  const lines = text.split("\n").filter((line) => !removed.includes(line));
  if (hasSentence(text, sentence)) return lines.join("\n");
  const kept = lines.join("\n");
  return kept === "" || kept.endsWith("\n") ? kept + sentence : `${kept}\n${sentence}`;
}

/** Whether a line of the text is the sentence, unchanged. */
export const hasSentence = (text: string, sentence: string): boolean =>
  text.split("\n").includes(sentence);

/** Appends the sentence to the text as a line in place of `others`, or removes it. Other lines stay as they are. */
export function toggleSentence(text: string, sentence: string, others: readonly string[]): string {
  const removed = hasSentence(text, sentence) ? [sentence] : others;
  const lines = text.split("\n").filter((line) => !removed.includes(line));
  if (hasSentence(text, sentence)) return lines.join("\n");
  const kept = lines.join("\n");
  return kept === "" || kept.endsWith("\n") ? kept + sentence : `${kept}\n${sentence}`;
}

/**
 * Mistakes in content or settings, one sentence each. It has no stack trace: an owner who reads it
 * needs the file and the value, not the code that found them.
 */
export class ContentError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(`The content has mistakes:\n${mistakes.map((line) => `  ${line}`).join("\n")}`);
    this.name = "ContentError";
    this.mistakes = mistakes;
    // Vite prints the stack of an error, and its message where there is none.
    this.stack = "";
  }
}

import { type ParseArgsConfig, parseArgs } from "node:util";

/** Ends the benchmark with a sentence that says what was given and what is wanted. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** What a benchmark was called with; one that it does not know ends it. */
export function optionsOf<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  options: Options,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const names = Object.keys(options).map((name) => `--${name}`);
    const fault = error instanceof Error ? error.message : String(error);
    return refuse(`${fault.replace(/\.$/, "")}. This benchmark takes ${names.join(", ")}.`);
  }
}

/** How many rounds are wanted: a whole number from 1. */
export function roundsOf(text: string): number {
  const rounds = Number(text);
  return Number.isInteger(rounds) && rounds >= 1
    ? rounds
    : refuse(`--runs takes a whole number from 1. Got "${text}".`);
}

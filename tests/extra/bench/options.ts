import { type ParseArgsConfig, parseArgs } from "node:util";

/** Ends the benchmark with a message that says what was given and what is expected. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Parses the command line; an unknown option ends the benchmark. */
export function parseOptions<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  options: Options,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const names = Object.keys(options).map((name) => `--${name}`);
    const message = error instanceof Error ? error.message : String(error);
    return refuse(`${message.replace(/\.$/, "")}. This benchmark takes ${names.join(", ")}.`);
  }
}

export function parseRounds(text: string): number {
  const rounds = Number(text);
  return Number.isInteger(rounds) && rounds >= 1
    ? rounds
    : refuse(`Expected a positive integer as --runs, got "${text}".`);
}

const phones = ["fast", "slow"] as const;

/** A fast phone is four times slower than this computer, a slow one the same on every computer. */
export type Phone = (typeof phones)[number];

/** Parses the name of a phone; without one, all phones are meant. */
export function parsePhones(text: string | undefined): readonly Phone[] {
  const chosen = phones.filter((phone) => text === undefined || text === phone);
  return chosen.length > 0
    ? chosen
    : refuse(`Expected --phone to be ${phones.join(" or ")}, got "${text}".`);
}

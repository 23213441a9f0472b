/** A place where the code is broken on purpose. */
export interface Mutation {
  /** What a visitor, an owner or a receiver would suffer. */
  breaks: string;
  /** From the project's root. */
  file: string;
  /** Text that stands in the file exactly once. */
  from: string;
  /** What takes its place. */
  to: string;
  /** Folders or files whose unit tests may notice; tried first. */
  units: readonly string[];
  /** Files whose browser tests may notice. */
  specs: readonly string[];
}
export const mutations: readonly Mutation[];

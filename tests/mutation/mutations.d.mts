/** A place where the code is broken on purpose. */
export interface Mutation {
  /** What a visitor, an owner or a receiver would suffer. */
  breaks: string;
  /** From the project's root. */
  file: string;
  /** Text that occurs in the file exactly once. */
  from: string;
  to: string;
  /** Unit tests by folder or file, browser tests by their specs or folder in tests/. */
  suites: readonly string[];
}
export const mutations: readonly Mutation[];

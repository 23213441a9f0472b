import { interfaceMutations } from "./interface-mutations.mjs";
import { machineMutations } from "./machine-mutations.mjs";
import { pageMutations } from "./page-mutations.mjs";
import { plannerMutations } from "./planner-mutations.mjs";
import { quoteMutations } from "./quote-mutations.mjs";

/** Places where the code is broken on purpose, and the suites that have to notice. */
export const mutations = [
  ...machineMutations,
  ...quoteMutations,
  ...interfaceMutations,
  ...pageMutations,
  ...plannerMutations,
];

import fc from "fast-check";

/** Every mutant meets the same examples; the time limit bounds what a mutant that survives takes. */
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 150, endOnFailure: true });

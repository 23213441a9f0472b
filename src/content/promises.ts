/**
 * What the texts promise beyond docs/specification.md#purpose, apart from how paving is built: work that
 * the company has to do. Each text that makes a promise is marked with `toConfirm` where it stands.
 * Write `confirmed: true` for each that you keep; for the others, reword or delete the text. The build
 * says which are left, and where.
 */
export const promises = {
  "claims-of-every-page": {
    promise:
      "We are local experts, our staff are licensed and insured, and our materials are SABS approved.",
    confirmed: false,
  },
  "five-star-reviews": {
    promise: "Our customers rate us 5 stars in reviews.",
    confirmed: false,
  },
  "test-holes": {
    promise: "We dig, probe or test the ground before we quote, free of charge.",
    confirmed: false,
  },
  "lift-before-repair": {
    promise: "We lift some paving before we quote a repair, free of charge.",
    confirmed: false,
  },
  "relay-or-replace": {
    promise: "We quote relaying and replacing side by side.",
    confirmed: false,
  },
  "levels-in-quote": { promise: "Our quotes show levels and falls.", confirmed: false },
  "drawings-and-samples": {
    promise: "We prepare drawings and samples for estates, trustees and wayleaves.",
    confirmed: false,
  },
  "estate-rules-read": {
    promise: "We read the rules of an estate before we quote or order.",
    confirmed: false,
  },
  "samples-brought": { promise: "We bring or lay out samples.", confirmed: false },
  "drawn-to-scale": {
    promise: "We draw custom designs to scale before we order.",
    confirmed: false,
  },
  "security-list": {
    promise: "We send names, vehicles and times to security beforehand.",
    confirmed: false,
  },
  "layers-photographed": { promise: "We photograph each layer.", confirmed: false },
  "walls-recorded": {
    promise: "We record walls and pipes nearby before we start.",
    confirmed: false,
  },
  "compaction-checked": { promise: "We check the compaction of each layer.", confirmed: false },
  "water-test": {
    promise: "We test paving with water and correct puddles before handover.",
    confirmed: false,
  },
  "pipes-tested": { promise: "We have pipes tested before we pave over them.", confirmed: false },
  "engineer-under-trucks": {
    promise: "An engineer designs the base under trucks.",
    confirmed: false,
  },
  "opens-each-evening": {
    promise: "Part of the paving opens again each evening or morning.",
    confirmed: false,
  },
  "steel-plates": {
    promise: "We lay steel plates over open ground so traffic can pass.",
    confirmed: false,
  },
  "closures-planned": {
    promise: "We give dates, hours or a plan of closures before work starts.",
    confirmed: false,
  },
  "neighbours-told": {
    promise: "We tell residents and neighbours in writing what we will do.",
    confirmed: false,
  },
  "traffic-directed": { promise: "We direct traffic while we work.", confirmed: false },
  "one-contact": {
    promise: "One person on our side is responsible for a large job.",
    confirmed: false,
  },
  "clean-daily": {
    promise: "We cut wet, sweep every day and remove rubble the same day.",
    confirmed: false,
  },
  "surfaces-protected": { promise: "We protect roads, kerbs, lawns and floors.", confirmed: false },
  "slurry-collected": {
    promise: "We collect slurry and cement water, and cover stockpiles.",
    confirmed: false,
  },
  "extras-in-writing": {
    promise: "We charge for extra work only if it was agreed in writing.",
    confirmed: false,
  },
  "delivery-notes-and-spares": {
    promise: "We keep delivery notes for the client and leave spare pavers.",
    confirmed: false,
  },
  "marked-on-plan": {
    promise: "We mark deep fill and pipes on the client's plan.",
    confirmed: false,
  },
  "handover-walk": { promise: "We inspect the finished work with the client.", confirmed: false },
  "bank-details": { promise: "We send no changed bank details by email alone.", confirmed: false },
  "no-marketing": {
    promise: "We delete requests that lead to no work, and send no marketing without consent.",
    confirmed: false,
  },
} as const satisfies Readonly<Record<string, { promise: string; confirmed: boolean }>>;

type PromiseName = keyof typeof promises;

/** Marks a text that makes a promise; it shows as it is. */
export const toConfirm = (_promise: PromiseName, text: string): string => text;

/** Something that the texts promise, and where: a part of a text by its file below src/content. */
export interface PromisedWork {
  readonly promise: string;
  readonly saidIn: Readonly<Record<string, string>>;
}

/**
 * What the texts promise beyond docs/specification.md#purpose, apart from how paving is built. The
 * company has to do it, so the owner confirms each promise and removes its entry, or changes the
 * texts. The build says how many are left, and fails if a text is no longer said there.
 */
export const promisesToConfirm: readonly PromisedWork[] = [
  {
    promise:
      "We are local experts, our staff are licensed and insured, and our materials are SABS approved. Every page says so at its end.",
    saidIn: {
      home: "Local experts who know Gauteng’s ground",
      about: "Licensed and insured staff do the work on your property.",
      faq: "The materials are SABS approved",
    },
  },
  {
    promise: "Our customers rate us 5 stars in reviews. Every page says so at its end.",
    saidIn: { home: "Customer rating", about: "Customer rating" },
  },
  {
    promise: "We dig, probe or test the ground before we quote, free of charge.",
    saidIn: {
      "services/pool": "So we probe it before we quote.",
      "areas/sandton": "digs a test hole where the ground looks doubtful",
      "areas/johannesburg": "We dig a few holes first to find out how deep it lies.",
      "areas/pretoria": "Spade test of the soil at no charge",
      "areas/fourways": "Test holes at both ends of the stand",
      "areas/roodepoort": "Rock probed before pricing",
      "areas/germiston": "A trial hole shows which you have",
      "areas/benoni": "A small hole shows how wet the soil is",
    },
  },
  {
    promise: "We lift some paving before we quote a repair, free of charge.",
    saidIn: {
      "services/repairs": "put the cause, the repair and the price in writing, free of charge",
      "areas/randburg": "We lift a square metre in ten minutes and show you.",
    },
  },
  {
    promise: "We quote relaying and replacing side by side.",
    saidIn: { "areas/randburg": "Both options priced side by side" },
  },
  {
    promise: "Our quotes show levels and falls.",
    saidIn: {
      "areas/centurion": "Falls written into the quote, in millimetres",
      "areas/johannesburg": "Finished height at the garage and at the gate are written down",
    },
  },
  {
    promise: "We prepare drawings and samples for estates, trustees and wayleaves.",
    saidIn: {
      faq: "We can supply the details that the application needs.",
      "services/custom-design": "We supply what the committee wants to see",
      "areas/sandton": "a plan with numbered phases, a sample board, and a total for each phase",
      "areas/johannesburg": "give you the drawing and measurements that the application needs",
      "areas/fourways": "We give you a plan with measurements and drainage",
      "areas/alberton": "we supply the drawing and the sample it needs",
      "areas/midrand": "we supply the drawing and sample they will ask you for",
      "areas/roodepoort": "We can supply the drawing.",
      "areas/east-rand": "We prepare the sketch",
    },
  },
  {
    promise: "We read the rules of an estate before we quote or order.",
    saidIn: {
      "categories/residential": "We ask for the rules before we order a single pallet.",
      "areas/waterfall": "We read it clause by clause before pricing.",
    },
  },
  {
    promise: "We bring or lay out samples.",
    saidIn: {
      "areas/roodepoort": "we lay samples out on your stand",
      "areas/east-rand": "We bring samples to the visit.",
      "services/custom-design": "Lay a loose sample of one square metre for you to look at",
    },
  },
  {
    promise: "We draw custom designs to scale before we order.",
    saidIn: { "services/custom-design": "Drawing to scale before any order" },
  },
  {
    promise: "We send names, vehicles and times to security beforehand.",
    saidIn: {
      "areas/sandton": "We send crew names and vehicle registrations to security the day before.",
      "areas/pretoria": "We send your security the crew list and delivery times beforehand.",
      "areas/randburg": "we send names and number plates beforehand",
      "areas/germiston": "we send names, number plates and tool lists before the crew arrives",
      "areas/kempton-park": "their names are with your security before they arrive",
    },
  },
  {
    promise: "We photograph each layer.",
    saidIn: {
      "areas/midrand": "We photograph each one with a tape measure beside it",
      "areas/hartbeespoort": "We send you photos of the excavation, the gravel, the edges",
    },
  },
  {
    promise: "We record walls and pipes nearby before we start.",
    saidIn: {
      "areas/johannesburg": "we photograph the wall with you before work begins",
      "areas/pretoria": "We note the walls and pipes nearby before the first machine arrives.",
    },
  },
  {
    promise: "We check the compaction of each layer.",
    saidIn: {
      "categories/industrial": "check level and density before the next goes on",
      "areas/germiston": "We check each layer while a soft spot can still be put right.",
    },
  },
  {
    promise: "We test paving with water and correct puddles before handover.",
    saidIn: {
      "areas/centurion": "After laying we test the surface with water while you are there.",
      "areas/sandton": "We test it with water.",
    },
  },
  {
    promise: "We have pipes tested before we pave over them.",
    saidIn: {
      "areas/centurion": "it is tested and repaired while the ground is open",
      "areas/krugersdorp": "test pipes under pressure before they are covered",
    },
  },
  {
    promise: "An engineer designs the base under trucks.",
    saidIn: {
      "categories/industrial": "An engineer designs the base from those figures.",
      "areas/germiston": "From that an engineer designs the layers.",
    },
  },
  {
    promise: "Part of the paving opens again each evening or morning.",
    saidIn: {
      "areas/johannesburg": "We split each job into parts that can open again the next morning.",
      "areas/midrand": "Each section opens the evening it is compacted and jointed.",
      "areas/randburg": "we try to open at least half of it each evening",
      "areas/centurion": "we never leave a trench or an unfinished edge open overnight",
    },
  },
  {
    promise: "We lay steel plates over open ground so traffic can pass.",
    saidIn: {
      "areas/boksburg": "keep a strip of steel plates at the gate",
      "areas/kempton-park": "put steel plates over anything open",
    },
  },
  {
    promise: "We give dates, hours or a plan of closures before work starts.",
    saidIn: {
      "categories/commercial": "We show you each closure on a plan before you sign.",
      "areas/midrand": "The phase plan gives a date for each section and a spare day for storms.",
      "areas/kempton-park": "which door, which night, handed back at what time",
    },
  },
  {
    promise: "We tell residents and neighbours in writing what we will do.",
    saidIn: {
      "areas/midrand": "residents get a notice",
      "areas/roodepoort": "with a plan in every postbox",
      "areas/edenvale": "every resident who uses it gets a notice",
    },
  },
  {
    promise: "We direct traffic while we work.",
    saidIn: {
      "areas/midrand": "direct the traffic at busy hours",
      "areas/krugersdorp": "keep a flagman at the bend",
    },
  },
  {
    promise: "One person on our side is responsible for a large job.",
    saidIn: {
      "areas/pretoria": "one contact person who is responsible for the programme",
      "areas/east-rand": "one specification and one contact person for all of them",
    },
  },
  {
    promise: "We cut wet, sweep every day and remove rubble the same day.",
    saidIn: {
      "areas/randburg": "the pavement is swept daily, and cutting is done wet",
      "areas/johannesburg": "rubble leaves the same day",
      "areas/edenvale": "take the rubble out the same afternoon",
    },
  },
  {
    promise: "We protect roads, kerbs, lawns and floors.",
    saidIn: {
      "areas/waterfall": "we lay boards over both before anything heavy crosses",
      "areas/benoni": "we agree one track for vehicles and restore it at the end",
      "areas/midrand": "We cover the floors",
    },
  },
  {
    promise: "We collect slurry and cement water, and cover stockpiles.",
    saidIn: {
      "areas/benoni": "have to be collected and taken away",
      "areas/hartbeespoort": "no cement water runs off towards the dam",
      "areas/germiston": "we damp and cover stockpiles nearby",
    },
  },
  {
    promise: "We charge for extra work only if it was agreed in writing.",
    saidIn: {
      "areas/boksburg": "Extras are agreed before they are done, in writing",
      "areas/fourways": "The final invoice holds nothing that you have not agreed to.",
    },
  },
  {
    promise: "We keep delivery notes for the client and leave spare pavers.",
    saidIn: {
      "areas/roodepoort": "we keep the delivery notes for you",
      "areas/hartbeespoort": "You keep the delivery notes.",
      "categories/residential": "You keep what is left over for later repairs.",
    },
  },
  {
    promise: "We mark deep fill and pipes on the client's plan.",
    saidIn: {
      "areas/waterfall": "We mark on your plan where we found deep fill.",
      "areas/fourways": "we mark where the pump’s pipes run",
    },
  },
  {
    promise: "We inspect the finished work with the client.",
    saidIn: {
      about: "We walk over the finished work with you.",
      "legal/terms-conditions": "When the work is done, we walk over it with you.",
    },
  },
  {
    promise: "We send no changed bank details by email alone.",
    saidIn: { "legal/terms-conditions": "We do not send changed bank details by email alone." },
  },
  {
    promise: "We delete requests that lead to no work, and send no marketing without consent.",
    saidIn: {
      "legal/privacy-policy": "A quote request does not put you on a mailing list.",
    },
  },
];

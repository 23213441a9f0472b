/** A paving plan of a request (docs/specification.md#attachments); what is shown of it follows from `plan`. */
export interface AttachedPlan {
  /** When it was added, in milliseconds since 1970: identifies it, and keeps the order of adding. */
  readonly id: number;
  /** The plan as the search param `plan` holds it. */
  readonly plan: string;
  /** The pathname of the page whose planner it was made in. */
  readonly path: string;
  /** Plans of one place are alternatives, of which one is laid; by default, a plan has a place of its own. */
  readonly place?: number | undefined;
}

/** What identifies the place of a plan: the id of the plan that it was first planned with. */
export const placeOf = ({ id, place = id }: Pick<AttachedPlan, "id" | "place">): number => place;

/** For each plan the index of the first one of its place, which alone is added up. */
export const firstOfPlace = (plans: readonly AttachedPlan[]): readonly number[] =>
  plans.map((plan) => plans.findIndex((other) => placeOf(other) === placeOf(plan)));

/** The plans that change as one becomes an alternative to another, with its own alternatives, or to itself: a place of its own. */
export const movePlan = (
  plans: readonly AttachedPlan[],
  plan: AttachedPlan,
  other: AttachedPlan,
): readonly AttachedPlan[] => {
  if (other === plan) return [{ ...plan, place: plan.id }];
  const sharing = plans.filter((each) => placeOf(each) === placeOf(plan));
  const moved = sharing[0] === plan ? sharing : [plan];
  return moved.map((each) => ({ ...each, place: placeOf(other) }));
};

/** What a plan is called beside others: A for the first, B for the second. */
export const planLetter = (index: number): string => String.fromCharCode(65 + index);

/** URL of the planner with the plan in it, without origin. */
export const planHref = ({ plan, path }: Pick<AttachedPlan, "plan" | "path">): string =>
  `${path}?plan=${plan}#planner`;

/** The same with the origin of the site, such as "https://example.co.za". */
export const planUrl = (origin: string, plan: Pick<AttachedPlan, "plan" | "path">): string =>
  origin + planHref(plan);

/** The plan in such a URL; empty without one. */
export const planInLink = (href: string): string =>
  new URL(href, "https://example.com").searchParams.get("plan") ?? "";

/** What goes with a request besides the fields (docs/specification.md#attachments). */
export interface RequestAttachments {
  readonly plans: readonly AttachedPlan[];
  readonly kept: readonly string[];
}

export const attachedPlansLimit = 8;

/** At most this many plans are side by side: the latest. */
export const comparedLimit = 4;

/** At most this many samples of pavers are brought to a site visit. */
export const samplesLimit = 4;

/** The text of an attachment has at most this many characters. */
export const attachmentTextLimit = 700;

/** Whether one more plan fits, or the plan with this id takes the place of its earlier version. */
export const fitsPlans = (plans: readonly AttachedPlan[], id: number): boolean =>
  plans.length < attachedPlansLimit || plans.some((each) => each.id === id);

/** The plans with one more, or with the new version of the one with its id, in the order of adding. */
export const withPlan = (plans: readonly AttachedPlan[], plan: AttachedPlan) =>
  [...plans.filter(({ id }) => id !== plan.id), plan].sort((one, other) => one.id - other.id);

/** What is sent of attachments where their texts are missing: the link of each plan, and the kept names. */
export function attachmentLinks({ plans, kept }: RequestAttachments, origin: string): string[] {
  const links = plans.map((plan) => planUrl(origin, plan));
  return kept.length === 0 ? links : [...links, kept.join("; ").slice(0, attachmentTextLimit)];
}

/** Project Details as they are sent: the visitor's words, then each attachment after an empty line. */
export const joinDetails = (words: string, attachments: readonly string[]): string =>
  attachments.length === 0
    ? words
    : [words.trim(), ...attachments].filter((text) => text !== "").join("\n\n");

import { press, stubFetch, waitForElement } from "#examples/arrange.ts";
import type { Example, Story } from "#examples/example.ts";
import { emptyDraft } from "#machines/quote-form/quote-draft.ts";
import { submitButton, success } from "../../content/interface/quote-form.ts";
import { pavingPresets } from "../../content/paving-presets.ts";
import type { AttachedPlan } from "../../domain/attachments.ts";
import { quoteFailures } from "../../domain/quote-request.ts";
import { emptyQuoteValues } from "../../domain/quote-values.ts";
import { attribute } from "../../hydration/protocol.ts";
import { serialisePlan } from "../../planner/domain/plan-link.ts";
import { Card } from "../../ui/card/card.tsx";
import { ConfirmSubmit, FailureMessage } from "./form-panels.tsx";
import { Outcome } from "./outcome.tsx";
import { FormFallback, PageQuoteForm } from "./page-quote-form.tsx";
import { quoteFormActor } from "./quote-form.actor.ts";
import { QuoteForm } from "./quote-form.tsx";

const values = {
  ...emptyQuoteValues,
  name: "Thandi Nkosi",
  email: "thandi@example.co.za",
  phone: "+27 82 555 01 23",
  area: "Rynfield",
  service: "Driveway Paving",
  message: "About 60 m² of driveway, two cars.",
};

const plans: readonly AttachedPlan[] = [
  {
    id: 1,
    plan: serialisePlan(pavingPresets["two-car"].plan),
    path: "/services/driveway",
  },
  { id: 2, plan: serialisePlan(pavingPresets["fire-circle"].plan), path: "/services/patio" },
];

const form = (
  <Card>
    <QuoteForm location="contact" />
  </Card>
);

function fillIn() {
  quoteFormActor.send({ type: "draft.restored", draft: { ...emptyDraft, values } });
}

function attach(attached: readonly AttachedPlan[]) {
  for (const plan of attached) quoteFormActor.send({ type: "plan.attached", plan });
}

interface SentOptions extends Pick<Example, "elapsed"> {
  plans?: readonly AttachedPlan[];
}

/** The form after it was filled in and sent; the response decides its state. */
const sent = (
  name: string,
  respond: (() => Promise<Response>) | null,
  { plans: attached = [], ...options }: SentOptions = {},
): Example => ({
  name,
  fullPage: true,
  content: form,
  arrange: async () => {
    stubFetch(respond);
    fillIn();
    attach(attached);
    await press(submitButton.idle);
    await waitForElement("form :is(section, [role=status]:not(:empty))", HTMLElement);
    if (attached.length > 0) await waitForElement("form section li", HTMLElement);
  },
  ...options,
});

export const story: Story = {
  name: "Quote form",
  purpose: "One form in three locations: home page, contact page and dialog share one draft.",
  examples: [
    ...quoteFailures.map((failure) => ({
      name: `Failed: ${failure}`,
      content: <FailureMessage ref={null} failure={failure} values={values} />,
    })),
    {
      name: "Failed, and too long for a link",
      content: (
        <FailureMessage
          ref={null}
          failure="timeout"
          values={{ ...values, message: values.message.repeat(60) }}
        />
      ),
    },
    { name: "Asks for confirmation", content: <ConfirmSubmit ref={null} values={values} /> },
    { name: "Threw", content: <FormFallback retry={() => {}} /> },
    { name: "Sent", content: <Outcome ref={null} text={success.text} /> },
    { name: "Empty", fullPage: true, content: form },
    { name: "Filled in", fullPage: true, content: form, arrange: async () => fillIn() },
    {
      name: "With attachments",
      fullPage: true,
      content: form,
      arrange: async () => {
        attach(plans);
        await waitForElement("form li", HTMLElement);
      },
    },
    {
      name: "Submitted empty",
      fullPage: true,
      content: form,
      arrange: () => press(submitButton.idle),
    },
    sent("On its way", null),
    sent("On its way for long", null, { elapsed: 9_000 }),
    sent("Not answered in time", null, { elapsed: 20_000 }),
    sent("Received", async () => new Response(null, { status: 200 }), { plans }),
    {
      name: "Whose script has failed",
      fullPage: true,
      content: (
        <Card>
          <PageQuoteForm location="contact" />
        </Card>
      ),
      arrange: async () => {
        document.documentElement.setAttribute(attribute.script, "failed");
      },
    },
  ],
};

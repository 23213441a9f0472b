import { business } from "virtual:business";
import { useSelector } from "@xstate/react";
import type { Submission } from "#machines/quote-form/quote-form.context.ts";
import { fieldTexts, success as texts } from "../../content/interface/quote-form.ts";
import { planHref } from "../../domain/attachments.ts";
import { openingHoursInWords, spokenTime } from "../../domain/opening-hours.ts";
import { quoteFieldNames } from "../../domain/quote-fields.ts";
import { Part } from "../../hydration/part.tsx";
import { usePlannerScript } from "../../planner/index.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { TextLink } from "../../ui/link/link.tsx";
import { Text } from "../../ui/text/text.tsx";
import { PrintButton } from "../app/print-button.tsx";
import { useHoursStatus } from "../opening-hours/opening-hours-now.tsx";
import { FormPanel, type PanelRef } from "./form-panels.tsx";
import { quoteFormActor } from "./quote-form.actor.ts";
import { sentFields, sentRow, sentSummary, sentValue } from "./quote-form.css.ts";
import { SentRequest } from "./sent-request.tsx";

const sheetId = "sent-request";
const hours = openingHoursInWords(business);

/** When somebody calls, by the opening hours; nothing where the office opens on no day in sight. */
function Calls() {
  const status = useHoursStatus();
  if (status === null) return null;
  const text = status.isWithinHours
    ? texts.callsUntil(hours, spokenTime(status.closes))
    : texts.callsFrom(hours, spokenTime(status.opens), status.day);
  return <Text>{text}</Text>;
}

/** The plans and the kept list that were sent. The planner's script draws them; without it, a plan is a link. */
function SentAttachments({ plans, kept }: Pick<Submission, "plans" | "kept">) {
  const isAny = plans.length + kept.length > 0;
  const script = usePlannerScript(isAny).context.output;
  if (!isAny) return null;
  const links = plans.map((plan) => (
    <p key={plan.id}>
      <a href={planHref(plan)}>{texts.openToPrint}</a>
    </p>
  ));
  return script === null ? (
    links
  ) : (
    <Part fallback={() => links}>
      <script.SentAttachments plans={plans} kept={kept} />
    </Part>
  );
}

const SentFields = ({ values }: Pick<Submission, "values">) => (
  <details>
    <summary className={sentSummary}>
      <span>{texts.whatWasSent}</span> <Icon name="down" />
    </summary>
    <dl className={sentFields}>
      {quoteFieldNames.map((field) =>
        values[field] === "" ? null : (
          <div key={field} className={sentRow}>
            <dt>{fieldTexts[field].label}</dt>
            <dd className={sentValue}>{values[field]}</dd>
          </div>
        ),
      )}
    </dl>
  </details>
);

interface OutcomeProps extends PanelRef {
  /** What follows, as a screen reader says it after the title. */
  text: string;
}

/** Confirms the request that was received last, and what happens next (docs/specification.md#quote-form-states). */
export function Outcome({ ref, text }: OutcomeProps) {
  const { sent, lastSentAt } = useSelector(quoteFormActor, ({ context }) => context);
  return (
    <FormPanel ref={ref} tone="success" title={texts.title} text={text} id={sheetId}>
      <Calls />
      {lastSentAt === null ? null : (
        <SentRequest submittedAt={lastSentAt} values={sent?.values} isConfirmed />
      )}
      {sent === null ? null : (
        <>
          <SentAttachments plans={sent.plans} kept={sent.kept} />
          <SentFields values={sent.values} />
        </>
      )}
      <p>
        {texts.beforePhone}
        <TextLink to={`tel:${business.callNumber}`}>{business.visiblePhone}</TextLink>
      </p>
      <PrintButton sheet={sheetId}>{texts.print}</PrintButton>
    </FormPanel>
  );
}

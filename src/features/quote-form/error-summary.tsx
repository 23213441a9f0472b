import type { QuoteErrors } from "#machines/quote-form/quote-request.ts";
import { type QuoteFieldName, quoteFieldNames } from "../../domain/quote-request.ts";
import { fieldSettings } from "./field-settings.tsx";
import { OutcomePanel, type OutcomeRef } from "./outcome-panel.tsx";
import { panelLink, panelList } from "./quote-form.css.ts";

export interface ErrorSummaryProps extends OutcomeRef {
  errors: QuoteErrors;
  /** Id of the control of a field. */
  idOf: (field: QuoteFieldName) => string;
}

/**
 * How many fields need attention, with a link to each by its name (WCAG 2.2, 3.3.1). The message
 * itself stands once, under its field.
 */
export function ErrorSummary({ ref, errors, idOf }: ErrorSummaryProps) {
  const broken = quoteFieldNames.filter((field) => errors[field] !== undefined);
  if (broken.length === 0) return null;
  const title =
    broken.length === 1
      ? "1 field needs your attention"
      : `${broken.length} fields need your attention`;
  return (
    <OutcomePanel ref={ref} tone="danger" title={title}>
      <ul className={panelList}>
        {broken.map((field) => (
          <li key={field}>
            <a
              className={panelLink}
              href={`#${idOf(field)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(field))?.focus();
              }}
            >
              {fieldSettings[field].label}
            </a>
          </li>
        ))}
      </ul>
    </OutcomePanel>
  );
}

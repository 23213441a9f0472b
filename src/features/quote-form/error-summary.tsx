import { useEffect, useRef } from "react";
import {
  type QuoteErrors,
  type QuoteFieldName,
  quoteFieldNames,
} from "#machines/quote-form/quote-request.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { fieldLabels } from "./field-settings.ts";
import { panelLink, panelList, panelTitle, panelTone } from "./quote-form.css.ts";

export interface ErrorSummaryProps {
  errors: QuoteErrors;
  /** Counts the submits that broke a rule; each takes the focus here. */
  attempt: number;
  /** Id of the control of a field. */
  idOf: (field: QuoteFieldName) => string;
}

/**
 * How many fields need attention, with a link to each by its name. The message itself stands once,
 * under its field. Takes focus after a submit (WCAG 2.2, 3.3.1).
 */
export function ErrorSummary({ errors, attempt, idOf }: ErrorSummaryProps) {
  const broken = quoteFieldNames.filter((field) => errors[field] !== undefined);
  const ref = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt asks for the focus again.
  useEffect(() => {
    ref.current?.focus();
  }, [attempt]);

  if (broken.length === 0) return null;
  return (
    <section
      ref={ref}
      className={panelTone.danger}
      tabIndex={-1}
      aria-labelledby={idOf("name").concat("-summary")}
    >
      <h3 className={panelTitle} id={idOf("name").concat("-summary")}>
        <Icon name="warning" />{" "}
        {broken.length === 1
          ? "1 field needs your attention"
          : `${broken.length} fields need your attention`}
      </h3>
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
              {fieldLabels[field]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

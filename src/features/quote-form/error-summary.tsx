import { fieldsNeedAttention, fieldTexts } from "../../content/interface/quote-form.ts";
import { type QuoteFieldName, quoteFieldNames } from "../../domain/quote-request.ts";
import type { QuoteErrors } from "../../domain/quote-values.ts";
import { FormPanel, type PanelRef } from "./form-panel.tsx";
import { panelLink, panelList } from "./quote-form.css.ts";

interface ErrorSummaryProps extends PanelRef {
  errors: QuoteErrors;
  idOf: (field: QuoteFieldName) => string;
}

/**
 * The number of invalid fields and a link to each (WCAG 2.2, 3.3.1 Error Identification). The error
 * messages are under the fields and are not repeated here.
 */
export function ErrorSummary({ ref, errors, idOf }: ErrorSummaryProps) {
  const invalid = quoteFieldNames.filter((field) => errors[field] !== undefined);
  if (invalid.length === 0) return null;
  return (
    <FormPanel ref={ref} tone="danger" title={fieldsNeedAttention(invalid.length)}>
      <ul className={panelList}>
        {invalid.map((field) => (
          <li key={field}>
            <a
              className={panelLink}
              href={`#${idOf(field)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(field))?.focus();
              }}
            >
              {fieldTexts[field].label}
            </a>
          </li>
        ))}
      </ul>
    </FormPanel>
  );
}

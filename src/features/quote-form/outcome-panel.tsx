import { type ReactNode, type Ref, useId } from "react";
import { Icon } from "../../ui/icon/icon.tsx";
import { panelTitle, panelTone } from "./quote-form.css.ts";

/** What the panels of a form have in common: the form moves the focus to the one that shows. */
export interface OutcomeRef {
  ref: Ref<HTMLElement>;
}

interface OutcomePanelProps extends OutcomeRef {
  tone: keyof typeof panelTone;
  title: string;
  children: ReactNode;
}

/** What a submit led to, as a part of the form with a name of its own. */
export function OutcomePanel({ ref, tone, title, children }: OutcomePanelProps) {
  const id = useId();
  return (
    <section ref={ref} className={panelTone[tone]} tabIndex={-1} aria-labelledby={id}>
      {/* Drawn anew when it changes: a translator may have rewritten the words of the last one. */}
      <h3 key={title} id={id} className={panelTitle}>
        <Icon name={tone === "done" ? "tick" : "warning"} />
        {title}
      </h3>
      {children}
    </section>
  );
}

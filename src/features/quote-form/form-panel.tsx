import { type ReactNode, type Ref, useId } from "react";
import { Icon } from "../../ui/icon/icon.tsx";
import { panelTitle, panelTone } from "./quote-form.css.ts";

/** Shared props of the panels; the form focuses the one that it shows after a submit. */
export interface PanelRef {
  ref: Ref<HTMLElement>;
}

interface FormPanelProps extends PanelRef {
  tone: keyof typeof panelTone;
  title: string;
  /** What a screen reader says after the title when the panel gets the focus. */
  text?: string;
  children?: ReactNode;
}

/** A region of the form, named by its title and described by its text, with the outcome of a submit. */
export function FormPanel({ ref, tone, title, text, children }: FormPanelProps) {
  const id = useId();
  const textId = `${id}-text`;
  return (
    <section
      ref={ref}
      className={panelTone[tone]}
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={text === undefined ? undefined : textId}
    >
      {/* The key remounts a changed title: React cannot update text that a page translator replaced. */}
      <h3 key={title} id={id} className={panelTitle}>
        <Icon name={tone === "success" ? "tick" : "warning"} />
        {title}
      </h3>
      {text === undefined ? null : <p id={textId}>{text}</p>}
      {children}
    </section>
  );
}

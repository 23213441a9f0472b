import { Accordion as Ark, useAccordionContext } from "@ark-ui/react/accordion";
import { type ReactNode, type Ref, useLayoutEffect, useRef } from "react";
import { Heading } from "../heading/heading.tsx";
import { Icon } from "../icon/icon.tsx";
import { accordion, answer, content, indicator, item, trigger } from "./accordion.css.ts";

export interface AccordionItem {
  /** Names the item: for the owner of the state, and, as the id of its heading, for links to it. */
  id: string;
  title: string;
  body: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The open item, or null; the owner decides (docs/specification.md#accordions: one or none). */
  openItem: string | null;
  /** A title was pressed. */
  onToggle: (item: string) => void;
  /** The browser's find in page came upon a folded answer. */
  onReveal: (item: string) => void;
  /** Level of the titles in the outline of the page. */
  level?: 2 | 3 | 4;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Questions and folded answers. Ark UI keeps keys and ARIA (APG accordion pattern); which item is
 * open comes from outside. Folded answers stay in the page and can be found by the browser.
 */
export function Accordion({ items, openItem, onToggle, onReveal, level = 3, ref }: AccordionProps) {
  return (
    <Ark.Root
      ref={ref}
      className={accordion}
      collapsible
      value={openItem === null ? [] : [openItem]}
    >
      {items.map(({ id, title, body }) => (
        <Ark.Item key={id} value={id} className={item}>
          <Heading level={level} size="small" id={id}>
            {/* Ark UI hears a press only where the focus is; one that comes late has lost it. */}
            <Ark.ItemTrigger className={trigger} onClick={() => onToggle(id)}>
              {title}
              {/* HTML allows no div in a button. */}
              <Ark.ItemIndicator className={indicator} asChild>
                <span>
                  <Icon name="down" />
                </span>
              </Ark.ItemIndicator>
            </Ark.ItemTrigger>
          </Heading>
          <FoldedAnswer id={id} onReveal={onReveal}>
            {body}
          </FoldedAnswer>
        </Ark.Item>
      ))}
    </Ark.Root>
  );
}

interface FoldedAnswerProps {
  id: string;
  onReveal: (item: string) => void;
  children: ReactNode;
}

function FoldedAnswer({ id, onReveal, children }: FoldedAnswerProps) {
  const { getItemContentProps } = useAccordionContext();
  const props = getItemContentProps({ value: id });
  const folded = props.hidden === true;
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!folded || element === null) return;
    // What is open although it is folded, the browser's find opened before the script was here.
    if (!element.hasAttribute("hidden")) onReveal(id);
    // React writes hidden="until-found" as plain hidden, which the browser's find passes over.
    else element.setAttribute("hidden", "until-found");
  }, [folded, id, onReveal]);

  useLayoutEffect(() => {
    const element = ref.current;
    const reveal = () => onReveal(id);
    element?.addEventListener("beforematch", reveal);
    return () => element?.removeEventListener("beforematch", reveal);
  }, [id, onReveal]);

  return (
    <div {...props} ref={ref} className={content}>
      <div className={answer}>{children}</div>
    </div>
  );
}

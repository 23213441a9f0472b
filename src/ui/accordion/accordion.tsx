import { Accordion as Ark, useAccordionContext } from "@ark-ui/react/accordion";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Heading } from "../heading/heading.tsx";
import { Icon } from "../icon/icon.tsx";
import { keepTogether } from "../text/text.tsx";
import * as styles from "./accordion.css.ts";

interface AccordionItem {
  /** Identifies the item in `openItem`, and is the id of its heading for links to it. */
  id: string;
  title: string;
  body: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Id of the open item, or null (docs/specification.md#accordions). */
  openItem: string | null;
  onToggle: (item: string) => void;
  /** Called when the browser's find in page reveals a collapsed item. */
  onReveal: (item: string) => void;
  /** Shows the item that the browser leads to instead, by styles alone: before hydration. */
  opensTarget?: boolean;
  level?: 2 | 3 | 4;
}

/** The largest number of answers that are landmarks; with more, landmarks are no help (APG accordion pattern). */
const mostRegions = 6;

/** A controlled accordion (APG). Ark UI owns keys and ARIA. Collapsed content stays in the DOM, for find in page. */
export function Accordion(props: AccordionProps) {
  const { items, openItem, onToggle, onReveal, opensTarget = false, level = 3 } = props;
  return (
    <Ark.Root
      className={opensTarget ? `${styles.accordion} ${styles.targetOpen}` : styles.accordion}
      collapsible
      value={openItem === null ? [] : [openItem]}
    >
      {items.map(({ id, title, body }) => (
        <Ark.Item key={id} value={id} className={styles.item}>
          <Heading level={level} size="small" id={id}>
            {/* Ark UI ignores a press without focus, as the bootstrap may replay it. */}
            <Ark.ItemTrigger className={styles.trigger} onClick={() => onToggle(id)}>
              <span>{keepTogether(title)}</span>
              {/* HTML allows no div in a button. */}
              <Ark.ItemIndicator className={styles.indicator} asChild>
                <span>
                  <Icon name="down" />
                </span>
              </Ark.ItemIndicator>
            </Ark.ItemTrigger>
          </Heading>
          <CollapsibleContent id={id} isRegion={items.length <= mostRegions} onReveal={onReveal}>
            {body}
          </CollapsibleContent>
        </Ark.Item>
      ))}
    </Ark.Root>
  );
}

/**
 * React 19 renders hidden="until-found" as plain hidden (https://github.com/facebook/react/issues/24740), which
 * find in page skips. It writes a name that it does not know as it is, and HTML ignores the case of names. In a
 * browser an effect sets the value, because React warns about such names in development.
 */
const collapsed = import.meta.env.SSR ? { HIDDEN: "until-found" } : { hidden: true };

interface CollapsibleContentProps {
  id: string;
  /** Whether it is a landmark, named by its title. */
  isRegion: boolean;
  onReveal: (item: string) => void;
  children: ReactNode;
}

function CollapsibleContent({ id, isRegion, onReveal, children }: CollapsibleContentProps) {
  const { getItemContentProps } = useAccordionContext();
  const {
    role,
    "aria-labelledby": labelledBy,
    hidden: isCollapsed = false,
    ...rest
  } = getItemContentProps({ value: id });
  const landmark = { role, "aria-labelledby": labelledBy };
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!isCollapsed || element === null) return;
    // Without the attribute, the browser's find in page revealed it before hydration.
    if (!element.hasAttribute("hidden")) onReveal(id);
    else element.setAttribute("hidden", "until-found");
  }, [isCollapsed, id, onReveal]);

  useLayoutEffect(() => {
    const element = ref.current;
    const reveal = () => onReveal(id);
    element?.addEventListener("beforematch", reveal);
    return () => element?.removeEventListener("beforematch", reveal);
  }, [id, onReveal]);

  return (
    <div
      {...rest}
      {...(isCollapsed && collapsed)}
      {...(isRegion && landmark)}
      ref={ref}
      className={styles.content}
    >
      <div className={styles.answer}>{children}</div>
    </div>
  );
}

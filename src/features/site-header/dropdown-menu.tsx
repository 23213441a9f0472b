import { useRef } from "react";
import type { DropdownsEvent } from "#machines/dropdowns/dropdowns.machine.ts";
import type { MenuListName } from "../../domain/pages.ts";
import type { Link } from "../../domain/rich-text.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { arrow, entry, listItem, panel, panelLink, panelList } from "./dropdown-menu.css.ts";
import { columnsFor, currentSectionProps, MenuLink } from "./menu-links.tsx";
import { link } from "./site-header.css.ts";
import { useDismissal } from "./use-dismissal.ts";

interface DropdownMenuProps {
  name: MenuListName;
  label: string;
  links: readonly Link[];
  open: boolean;
  /** Path of the current page; of /areas/{area} on /paving-{area}. */
  path: string;
  send: (event: DropdownsEvent) => void;
}

/**
 * A button that shows a list of links (APG disclosure navigation menu, not role=menu). A mouse opens
 * it on hover, any other input on press (docs/specification.md#menus).
 */
export function DropdownMenu({ name, label, links, open, path, send }: DropdownMenuProps) {
  const container = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismissal({
    container,
    button,
    open,
    onEscape: () => send({ type: "escape.pressed" }),
    onPressOutside: () => send({ type: "outside.pressed" }),
    onFocusOutside: () => send({ type: "focus.left", dropdown: name }),
  });
  const panelId = `menu-${name}`;
  return (
    <li
      ref={container}
      className={entry}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") send({ type: "pointer.entered", dropdown: name });
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") send({ type: "pointer.left", dropdown: name });
      }}
    >
      <button
        ref={button}
        type="button"
        className={link}
        aria-expanded={open}
        aria-controls={panelId}
        {...currentSectionProps({ list: name, links }, path)}
        onClick={() => send({ type: "dropdown.pressed", dropdown: name })}
      >
        <span>{label}</span>
        <span className={arrow}>
          <Icon name="down" />
        </span>
      </button>
      <div id={panelId} className={panel} data-open={open ? "" : undefined}>
        <ul className={panelList} data-columns={columnsFor(links)}>
          {links.map((each) => (
            <li key={each.to} className={listItem}>
              <MenuLink
                link={each}
                path={path}
                className={panelLink}
                onClick={() => send({ type: "item.chosen" })}
              />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

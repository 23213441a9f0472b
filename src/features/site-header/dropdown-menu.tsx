import type { DropdownsEvent } from "#machines/site-menu/dropdowns.events.ts";
import type { MenuListName } from "#machines/site-menu/mobile-menu.events.ts";
import type { Link } from "../../content/schema.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { arrow, entry, link, panel, panelLink, panelList } from "./site-header.css.ts";

export interface DropdownMenuProps {
  name: MenuListName;
  label: string;
  links: readonly Link[];
  open: boolean;
  /** True on a page that the list leads to. */
  current: boolean;
  send: (event: DropdownsEvent) => void;
}

/** More links than this stand in two columns (SPEC.md section 2, "Shared frame"). */
const longestColumn = 6;

/**
 * A button that shows a list of links (APG disclosure navigation, not role=menu). A mouse opens it
 * by pointing, everything else by pressing.
 */
export function DropdownMenu({ name, label, links, open, current, send }: DropdownMenuProps) {
  const panelId = `menu-${name}`;
  return (
    <li
      className={entry}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") send({ type: "pointer.entered", dropdown: name });
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") send({ type: "pointer.left", dropdown: name });
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) {
          send({ type: "focus.left", dropdown: name });
        }
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape" || !open) return;
        send({ type: "escape.pressed" });
        currentTarget.querySelector("button")?.focus();
      }}
    >
      <button
        type="button"
        className={link}
        aria-expanded={open}
        aria-controls={panelId}
        data-current={current ? "" : undefined}
        onClick={() => send({ type: "dropdown.pressed", dropdown: name })}
      >
        {label}
        <span className={arrow}>
          <Icon name="down" />
        </span>
      </button>
      <div id={panelId} className={panel} data-open={open ? "" : undefined}>
        <ul className={panelList} data-columns={links.length > longestColumn ? 2 : 1}>
          {links.map(({ text, to }) => (
            <li key={to}>
              <SiteLink to={to} className={panelLink} onClick={() => send({ type: "item.chosen" })}>
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

import { useCallback } from "react";
import type { MobileMenuEvent } from "#machines/site-menu/mobile-menu.events.ts";
import type { MenuEntry } from "../../content/navigation.ts";
import type { MenuListName } from "../../domain/menu-lists.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { columnsFor, markCurrent } from "./menu-links.ts";
import { laidGround, panel, row, subLink, subList } from "./mobile-menu.css.ts";
import { arrow, listItem } from "./site-header.css.ts";

export interface MobileMenuProps {
  id: string;
  menu: readonly MenuEntry[];
  /** Address of the page that shows, as the menu knows it. */
  path: string;
  isOpen: (list: MenuListName) => boolean;
  send: (event: MobileMenuEvent) => void;
}

/** The menu of small screens; each of its two lists opens on its own. */
export function MobileMenu({ id, menu, path, isOpen, send }: MobileMenuProps) {
  // The same each time: a list that opens does not draw the links of the other one anew.
  const choose = useCallback(() => send({ type: "item.chosen" }), [send]);
  return (
    <nav id={id} className={panel} aria-label="Menu">
      <ul>
        {menu.map((entry) =>
          "to" in entry ? (
            <li key={entry.text}>
              <SiteLink
                to={entry.to}
                className={row}
                onClick={choose}
                {...markCurrent(entry.to, path)}
              >
                {entry.text}
              </SiteLink>
            </li>
          ) : (
            <li key={entry.text}>
              <button
                type="button"
                className={row}
                aria-expanded={isOpen(entry.list)}
                aria-controls={`${id}-${entry.list}`}
                onClick={() => send({ type: "list.toggled", list: entry.list })}
              >
                {entry.text}
                <span className={arrow}>
                  <Icon name="down" />
                </span>
              </button>
              <ul
                id={`${id}-${entry.list}`}
                className={subList}
                data-columns={columnsFor(entry.links)}
                data-open={isOpen(entry.list) ? "" : undefined}
              >
                {entry.links.map(({ text, to }) => (
                  <li key={to} className={listItem}>
                    <SiteLink
                      to={to}
                      className={subLink}
                      onClick={choose}
                      {...markCurrent(to, path)}
                    >
                      {text}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
      <div className={laidGround} aria-hidden="true" />
    </nav>
  );
}

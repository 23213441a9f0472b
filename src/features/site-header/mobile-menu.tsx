import { useCallback } from "react";
import type { MobileMenuEvent } from "#machines/mobile-menu/mobile-menu.machine.ts";
import { menuButton } from "../../content/interface/every-page.ts";
import type { MenuEntry } from "../../content/navigation.ts";
import type { MenuListName } from "../../domain/pages.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { arrow, listItem } from "./dropdown-menu.css.ts";
import { columnsFor, currentSectionProps, MenuLink } from "./menu-links.tsx";
import { laidGround, panel, row, subLink, subList } from "./mobile-menu.css.ts";

interface MobileMenuProps {
  id: string;
  menu: readonly MenuEntry[];
  /** Path of the current page; of /areas/{area} on /paving-{area}. */
  path: string;
  isOpen: (list: MenuListName) => boolean;
  send: (event: MobileMenuEvent) => void;
}

/** The menu of small screens; its two lists open independently (docs/specification.md#menus). */
export function MobileMenu({ id, menu, path, isOpen, send }: MobileMenuProps) {
  // Stable, so that opening one list does not render the links of the other again.
  const choose = useCallback(() => send({ type: "item.chosen" }), [send]);
  return (
    <nav id={id} className={panel} aria-label={menuButton}>
      <ul>
        {menu.map((entry) =>
          "to" in entry ? (
            <li key={entry.text}>
              <MenuLink link={entry} path={path} className={row} onClick={choose} />
            </li>
          ) : (
            <li key={entry.text}>
              <button
                type="button"
                className={row}
                aria-expanded={isOpen(entry.list)}
                aria-controls={`${id}-${entry.list}`}
                {...currentSectionProps(entry, path)}
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
                {entry.links.map((link) => (
                  <li key={link.to} className={listItem}>
                    <MenuLink link={link} path={path} className={subLink} onClick={choose} />
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

import type { MenuListName, MobileMenuEvent } from "#machines/site-menu/mobile-menu.events.ts";
import type { MenuEntry } from "../../content/navigation.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { arrow, mobileLink, mobileList, mobilePanel, panelLink } from "./site-header.css.ts";

export interface MobileMenuProps {
  id: string;
  menu: readonly MenuEntry[];
  isOpen: (list: MenuListName) => boolean;
  send: (event: MobileMenuEvent) => void;
}

/** The menu of small screens; each of its two lists opens on its own. */
export function MobileMenu({ id, menu, isOpen, send }: MobileMenuProps) {
  const choose = () => send({ type: "item.chosen" });
  return (
    <nav id={id} className={mobilePanel} aria-label="Menu">
      <ul>
        {menu.map((entry) =>
          "to" in entry ? (
            <li key={entry.text}>
              <SiteLink to={entry.to} className={mobileLink} onClick={choose}>
                {entry.text}
              </SiteLink>
            </li>
          ) : (
            <li key={entry.text}>
              <button
                type="button"
                className={mobileLink}
                aria-expanded={isOpen(entry.list)}
                aria-controls={`${id}-${entry.list}`}
                onClick={() => send({ type: "list.toggled", list: entry.list })}
              >
                {entry.text}
                <span className={arrow}>
                  <Icon name="down" />
                </span>
              </button>
              <ul id={`${id}-${entry.list}`} className={mobileList} hidden={!isOpen(entry.list)}>
                {entry.links.map(({ text, to }) => (
                  <li key={to}>
                    <SiteLink to={to} className={panelLink} onClick={choose}>
                      {text}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

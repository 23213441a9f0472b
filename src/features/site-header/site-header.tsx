import { business } from "virtual:business";
import { useMachine } from "@xstate/react";
import { useEffect, useRef } from "react";
import { dropdownsMachine } from "#machines/site-menu/dropdowns.machine.ts";
import { mobileMenuMachine } from "#machines/site-menu/mobile-menu.machine.ts";
import type { MenuEntry } from "../../content/navigation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { LogoMark } from "../../ui/logo-mark/logo-mark.tsx";
import { DropdownMenu } from "./dropdown-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import {
  bar,
  brand,
  brandMark,
  callLink,
  calls,
  header,
  link,
  list,
  menuToggle,
  nav,
} from "./site-header.css.ts";
import { useDismissal } from "./use-dismissal.ts";

export interface SiteHeaderProps {
  menu: readonly MenuEntry[];
  /** Address of the page that shows, as the menu knows it; a change closes whatever is open. */
  path: string;
}

const mobileMenuId = "mobile-menu";

/** The sticky top bar (SPEC.md section 2, "Shared frame"). */
export function SiteHeader({ menu, path }: SiteHeaderProps) {
  const [dropdowns, sendDropdowns] = useMachine(dropdownsMachine);
  const [mobile, sendMobile] = useMachine(mobileMenuMachine);
  const area = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const mobileIsOpen = mobile.matches("open");
  useDismissal({
    area,
    button: menuButton,
    open: mobileIsOpen,
    onEscape: () => sendMobile({ type: "escape.pressed" }),
    onPressOutside: () => sendMobile({ type: "outside.pressed" }),
    onFocusOutside: () => sendMobile({ type: "focus.left" }),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changed.
  useEffect(() => {
    sendDropdowns({ type: "page.changed" });
    sendMobile({ type: "page.changed" });
  }, [path, sendDropdowns, sendMobile]);

  return (
    <header ref={area} className={header}>
      <div className={bar}>
        <SiteLink to="/" className={brand}>
          <span className={brandMark}>
            <LogoMark />
          </span>
          {business.name}
        </SiteLink>
        <nav className={nav} aria-label="Main">
          <ul className={list}>
            {menu.map((entry) =>
              "to" in entry ? (
                <li key={entry.text}>
                  <SiteLink to={entry.to} className={link}>
                    {entry.text}
                  </SiteLink>
                </li>
              ) : (
                <DropdownMenu
                  key={entry.text}
                  name={entry.list}
                  label={entry.text}
                  links={entry.links}
                  open={dropdowns.context.open === entry.list}
                  path={path}
                  send={sendDropdowns}
                />
              ),
            )}
          </ul>
        </nav>
        <div className={calls}>
          <SiteLink to={`tel:${business.callNumber}`} className={callLink}>
            <Icon name="phone" /> Call Us
          </SiteLink>
          <ButtonLink to="/contact" size="slim">
            Free Quote
          </ButtonLink>
        </div>
        <button
          ref={menuButton}
          type="button"
          className={menuToggle}
          aria-expanded={mobileIsOpen}
          aria-controls={mobileIsOpen ? mobileMenuId : undefined}
          data-needs-script=""
          onClick={() => sendMobile({ type: "menu.toggled" })}
        >
          <Icon name={mobileIsOpen ? "cross" : "menu"} /> Menu
        </button>
        <a className={menuToggle} href="#footer" data-without-script="">
          <Icon name="menu" /> Menu
        </a>
      </div>
      {mobileIsOpen ? (
        <MobileMenu
          id={mobileMenuId}
          menu={menu}
          path={path}
          isOpen={(name) => mobile.matches({ open: { [name]: "open" } })}
          send={sendMobile}
        />
      ) : null}
    </header>
  );
}

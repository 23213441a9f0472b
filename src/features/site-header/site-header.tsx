import { business } from "virtual:business";
import { useMachine } from "@xstate/react";
import { useEffect, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { dropdownsMachine } from "#machines/site-menu/dropdowns.machine.ts";
import { mobileMenuMachine } from "#machines/site-menu/mobile-menu.machine.ts";
import type { MenuEntry } from "../../content/navigation.ts";
import { needsScript, withoutScript } from "../../hydration/protocol.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { LogoMark } from "../../ui/logo-mark/logo-mark.tsx";
import { DropdownMenu } from "./dropdown-menu.tsx";
import { markCurrent } from "./menu-links.ts";
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
  menuWay,
  nav,
} from "./site-header.css.ts";
import { useDismissal } from "./use-dismissal.ts";

export interface SiteHeaderProps {
  menu: readonly MenuEntry[];
  /** Address of the page that shows, as the menu knows it; a change closes whatever is open. */
  path: string;
}

const mobileMenuId = "mobile-menu";

/** The name of the company leads home. */
const Brand = ({ path }: { path?: string }) => (
  <SiteLink to="/" className={brand} {...markCurrent("/", path)}>
    <span className={brandMark}>
      <LogoMark />
    </span>
    {business.name}
  </SiteLink>
);

/** What calls and asks for a quote on wide screens; on small ones the thumb bar does. */
const Calls = () => (
  <div className={calls}>
    <SiteLink to={`tel:${business.callNumber}`} className={callLink}>
      <Icon name="phone" /> Call Us
    </SiteLink>
    <ButtonLink to="/contact" size="slim">
      Free Quote
    </ButtonLink>
  </div>
);

/** Without menus: all of their links stand in the footer, too. */
const BarAlone = () => (
  <header className={header}>
    <div className={bar}>
      <Brand />
      <a className={menuWay} href="#footer">
        <Icon name="menu" /> Menu
      </a>
      <Calls />
    </div>
  </header>
);

/** The sticky top bar (docs/specification.md#shared-frame). */
export const SiteHeader = (props: SiteHeaderProps) => (
  <ErrorBoundary fallback={<BarAlone />}>
    <BarWithMenus {...props} />
  </ErrorBoundary>
);

function BarWithMenus({ menu, path }: SiteHeaderProps) {
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
  }, [path]);

  return (
    <header ref={area} className={header}>
      <div className={bar}>
        <Brand path={path} />
        <nav className={nav} aria-label="Main">
          <ul className={list}>
            {menu.map((entry) =>
              "to" in entry ? (
                <li key={entry.text}>
                  <SiteLink to={entry.to} className={link} {...markCurrent(entry.to, path)}>
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
        <Calls />
        <button
          ref={menuButton}
          type="button"
          className={menuToggle}
          aria-expanded={mobileIsOpen}
          aria-controls={mobileIsOpen ? mobileMenuId : undefined}
          {...needsScript}
          onClick={() => sendMobile({ type: "menu.toggled" })}
        >
          <Icon name={mobileIsOpen ? "cross" : "menu"} /> Menu
        </button>
        <a className={menuToggle} href="#footer" {...withoutScript}>
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

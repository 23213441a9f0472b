import { business } from "virtual:business";
import { useEffect, useRef } from "react";
import type { MenuEntry } from "../../content/navigation.ts";
import { useLateMachine } from "../../hydration/use-late-machine.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { ErrorBoundary } from "../../ui/error-boundary/error-boundary.tsx";
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

const fetchActors = () => import("./site-menu.actors.ts");
const startDropdowns = async () => (await fetchActors()).startDropdowns();
const startMobileMenu = async () => (await fetchActors()).startMobileMenu();

/** Where a press leads that cannot be answered, because the script of the menus cannot be had. */
const wayWithoutMenu = { services: "/services", areas: "/areas-we-serve", menu: "#footer" };

/** The name of the company leads home. */
const Brand = () => (
  <SiteLink to="/" className={brand}>
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

/** The sticky top bar (SPEC.md section 2, "Shared frame"). */
export const SiteHeader = (props: SiteHeaderProps) => (
  <ErrorBoundary instead={BarAlone}>
    <BarWithMenus {...props} />
  </ErrorBoundary>
);

function BarWithMenus({ menu, path }: SiteHeaderProps) {
  const dropdowns = useLateMachine(startDropdowns, (event) => {
    if (event.type === "dropdown.pressed") window.location.assign(wayWithoutMenu[event.dropdown]);
  });
  const mobileMenu = useLateMachine(startMobileMenu, (event) => {
    if (event.type === "menu.toggled") window.location.assign(wayWithoutMenu.menu);
  });
  const sendMobile = mobileMenu.send;
  const mobile = mobileMenu.snapshot;
  const area = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const mobileIsOpen = mobile?.matches("open") ?? false;
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
    dropdowns.mention({ type: "page.changed" });
    mobileMenu.mention({ type: "page.changed" });
  }, [path]);

  return (
    <header ref={area} className={header}>
      <div className={bar}>
        <Brand />
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
                  open={dropdowns.snapshot?.context.open === entry.list}
                  path={path}
                  send={dropdowns.send}
                  prepare={dropdowns.prepare}
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
          data-needs-script=""
          onPointerEnter={mobileMenu.prepare}
          onFocus={mobileMenu.prepare}
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
          isOpen={(name) => mobile?.matches({ open: { [name]: "open" } }) ?? false}
          send={sendMobile}
        />
      ) : null}
    </header>
  );
}

import { business } from "virtual:business";
import { useMachine } from "@xstate/react";
import { useCallback, useEffect, useRef } from "react";
import { dropdownsMachine } from "#machines/dropdowns/dropdowns.machine.ts";
import { mobileMenuMachine } from "#machines/mobile-menu/mobile-menu.machine.ts";
import * as texts from "../../content/interface/every-page.ts";
import type { MenuEntry } from "../../content/navigation.ts";
import { from } from "../../design/tokens.ts";
import { Part } from "../../hydration/part.tsx";
import { needsScript, withoutScript } from "../../hydration/protocol.ts";
import { inspected } from "../../shell/inspected.ts";
import { useBackToClose } from "../../shell/use-back-to-close.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { LogoMark } from "../../ui/logo-mark/logo-mark.tsx";
import { SkipLink } from "../../ui/skip-link/skip-link.tsx";
import { DropdownMenu } from "./dropdown-menu.tsx";
import { currentPageProps, MenuLink } from "./menu-links.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import * as styles from "./site-header.css.ts";
import { useDismissal } from "./use-dismissal.ts";

interface SiteHeaderProps {
  menu: readonly MenuEntry[];
  /** Path of the current page; of /areas/{area} on /paving-{area}. A change closes the menus. */
  path: string;
}

const mobileMenuId = "mobile-menu";

const Brand = ({ path }: { path?: string }) => (
  <SiteLink to="/" className={styles.brand} {...currentPageProps("/", path)}>
    <span className={styles.brandMark}>
      <LogoMark />
    </span>
    {business.name}
  </SiteLink>
);

/** Links to call and to ask for a quote, on wide screens; small ones have the thumb bar. */
const HeaderActions = ({ path }: { path?: string }) => (
  <div className={styles.headerActions}>
    <SiteLink to={`tel:${business.callNumber}`} className={styles.callLink}>
      <Icon name="phone" />
      <span className={styles.callText}>
        {texts.callButton} <span className={styles.callNumber}>{business.visiblePhone}</span>
      </span>
    </SiteLink>
    <ButtonLink to="/contact" size="slim" {...currentPageProps("/contact", path)}>
      {texts.quoteLink}
    </ButtonLink>
  </div>
);

/** Replaces a header that throws: the menu button leads to the footer, which has the same links. */
const HeaderFallback = () => (
  <header className={styles.header}>
    <SkipLink target="main">{texts.skipLink}</SkipLink>
    <div className={styles.bar}>
      <Brand />
      <a className={styles.menuLink} href="#footer">
        <Icon name="menu" /> {texts.menuButton}
      </a>
      <HeaderActions />
    </div>
  </header>
);

/** The sticky top bar (docs/specification.md#shared-frame), and the skip link, which has to be in a landmark. */
export const SiteHeader = (props: SiteHeaderProps) => (
  <Part fallback={() => <HeaderFallback />}>
    <HeaderWithMenus {...props} />
  </Part>
);

function HeaderWithMenus({ menu, path }: SiteHeaderProps) {
  const [dropdowns, sendDropdowns] = useMachine(dropdownsMachine, inspected);
  const [mobile, sendMobile] = useMachine(mobileMenuMachine, inspected);
  const container = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const mobileIsOpen = mobile.matches("open");
  useDismissal({
    container,
    button: menuButton,
    open: mobileIsOpen,
    onEscape: () => sendMobile({ type: "close.requested" }),
    onPressOutside: () => sendMobile({ type: "outside.pressed" }),
    onFocusOutside: () => sendMobile({ type: "focus.left" }),
  });

  const close = useCallback(() => {
    // Unmounting the menu would drop the focus.
    if (container.current?.contains(document.activeElement)) menuButton.current?.focus();
    sendMobile({ type: "close.requested" });
  }, [sendMobile]);
  useBackToClose(mobileIsOpen, close);

  useEffect(() => {
    const wide = window.matchMedia(from.desktop);
    const onChange = () => {
      if (wide.matches) sendMobile({ type: "window.widened" });
    };
    wide.addEventListener("change", onChange);
    return () => wide.removeEventListener("change", onChange);
  }, [sendMobile]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes.
  useEffect(() => {
    sendDropdowns({ type: "page.changed" });
    sendMobile({ type: "page.changed" });
  }, [path]);

  return (
    <header ref={container} className={styles.header}>
      <SkipLink target="main">{texts.skipLink}</SkipLink>
      <div className={styles.bar}>
        <Brand path={path} />
        <nav className={styles.nav} aria-label={texts.mainNavigation}>
          <ul className={styles.list}>
            {menu.map((entry) =>
              "to" in entry ? (
                <li key={entry.text}>
                  <MenuLink link={entry} path={path} className={styles.link} />
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
        <HeaderActions path={path} />
        <button
          ref={menuButton}
          type="button"
          className={styles.menuToggle}
          aria-expanded={mobileIsOpen}
          aria-controls={mobileIsOpen ? mobileMenuId : undefined}
          {...needsScript}
          onClick={() => sendMobile({ type: "menu.toggled" })}
        >
          <Icon name={mobileIsOpen ? "cross" : "menu"} /> {texts.menuButton}
        </button>
        <a className={styles.menuToggle} href="#footer" {...withoutScript}>
          <Icon name="menu" /> {texts.menuButton}
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

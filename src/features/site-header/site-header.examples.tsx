import { press } from "#examples/arrange.ts";
import type { Story } from "#examples/example.ts";
import { throwOnPurpose } from "#examples/throw-on-purpose.ts";
import { menuButton } from "../../content/interface/every-page.ts";
import { menu } from "../../content/navigation.ts";
import { pageName } from "../../domain/pages.ts";
import { SiteHeader } from "./site-header.tsx";
import { ThumbBar } from "./thumb-bar.tsx";

const frameWith = (shownMenu: typeof menu) => (
  <>
    <SiteHeader menu={shownMenu} path="/services/driveway" />
    <div id="main" tabIndex={-1} />
    <ThumbBar path="/" />
  </>
);

/** A menu that throws when the header renders it. */
const brokenMenu = Object.defineProperty([...menu], "map", { get: throwOnPurpose });

const closed = { fullPage: true, content: frameWith(menu) } as const;
const mobileMenu = `nav[aria-label="${menuButton}"]`;

export const story: Story = {
  name: "Header",
  purpose: "The bar at the top of every page with its menus, and the bar below on a phone.",
  examples: [
    { ...closed, name: "Closed" },
    {
      ...closed,
      name: "List of services",
      viewport: "desk",
      arrange: () => press(pageName("/services")),
    },
    {
      ...closed,
      name: "List of areas",
      viewport: "desk",
      arrange: () => press(pageName("/areas-we-serve")),
    },
    { ...closed, name: "Menu open", viewport: "phone", arrange: () => press(menuButton) },
    {
      ...closed,
      name: "Menu open with its lists",
      viewport: "phone",
      arrange: async () => {
        await press(menuButton);
        await press(pageName("/services"), mobileMenu);
        await press(pageName("/areas-we-serve"), mobileMenu);
      },
    },
    {
      name: "Without its menus, which threw",
      fullPage: true,
      content: frameWith(brokenMenu),
    },
  ],
};

import { menu } from "../../src/content/navigation.ts";
import { SiteHeader } from "../../src/features/site-header/site-header.tsx";
import { ThumbBar } from "../../src/features/site-header/thumb-bar.tsx";
import { press } from "../arrange.ts";
import { breakOnPurpose } from "../broken.tsx";
import type { Part } from "../example.ts";

const content = (
  <>
    <SiteHeader menu={menu} path="/services/driveway" />
    <ThumbBar />
  </>
);

/** A menu that breaks the bar that draws it. */
const brokenMenu = Object.defineProperty([...menu], "map", { get: breakOnPurpose });

const whole = { whole: true, content } as const;
const mobileMenu = "nav[aria-label=Menu]";

export const part: Part = {
  name: "Header",
  purpose: "The bar at the top of every page with its menus, and the bar below on a phone.",
  examples: [
    { ...whole, name: "Closed" },
    { ...whole, name: "List of services", window: "desk", arrange: () => press("Services") },
    { ...whole, name: "List of areas", window: "desk", arrange: () => press("Areas We Serve") },
    { ...whole, name: "Menu open", window: "phone", arrange: () => press("Menu") },
    {
      ...whole,
      name: "Menu open with its lists",
      window: "phone",
      arrange: async () => {
        await press("Menu");
        await press("Services", mobileMenu);
        await press("Areas We Serve", mobileMenu);
      },
    },
    {
      name: "Without its menus, which broke",
      whole: true,
      content: (
        <>
          <SiteHeader menu={brokenMenu} path="/services/driveway" />
          <ThumbBar />
        </>
      ),
    },
  ],
};

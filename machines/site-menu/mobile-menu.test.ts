import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import type { MenuListName } from "#src/domain/menu-lists.ts";
import { type MobileMenuEvent, mobileMenuMachine } from "./mobile-menu.machine.ts";

const menuToggled: MobileMenuEvent = { type: "menu.toggled" };
const listToggled = (list: MenuListName): MobileMenuEvent => ({ type: "list.toggled", list });

function menuAfter(...happened: MobileMenuEvent[]) {
  const menu = createActor(mobileMenuMachine).start();
  for (const event of happened) menu.send(event);
  return menu.getSnapshot().value;
}

type Flag = "open" | "closed";
const lists = (services: Flag, areas: Flag) => ({ open: { services, areas } });

describe("the mobile menu", () => {
  test("starts closed", () => {
    expect(menuAfter()).toBe("closed");
  });

  test("opens with both lists closed, and closes, by its button", () => {
    expect(menuAfter(menuToggled)).toEqual(lists("closed", "closed"));
    expect(menuAfter(menuToggled, menuToggled)).toBe("closed");
  });

  test("opens and closes each list without touching the other", () => {
    const services = listToggled("services");
    const areas = listToggled("areas");
    expect(menuAfter(menuToggled, services)).toEqual(lists("open", "closed"));
    expect(menuAfter(menuToggled, areas)).toEqual(lists("closed", "open"));
    expect(menuAfter(menuToggled, services, areas)).toEqual(lists("open", "open"));
    expect(menuAfter(menuToggled, services, areas, services)).toEqual(lists("closed", "open"));
    expect(menuAfter(menuToggled, services, areas, areas)).toEqual(lists("open", "closed"));
  });

  test.each([
    "item.chosen",
    "page.changed",
    "focus.left",
    "close.requested",
    "outside.pressed",
    "window.widened",
  ] as const)("closes on %s, and opens with both lists closed", (type) => {
    const before = [menuToggled, listToggled("areas"), { type }] as const;
    expect(menuAfter(...before)).toBe("closed");
    expect(menuAfter(...before, menuToggled)).toEqual(lists("closed", "closed"));
  });

  test("opens no list while it is closed", () => {
    expect(menuAfter(listToggled("areas"))).toBe("closed");
  });
});

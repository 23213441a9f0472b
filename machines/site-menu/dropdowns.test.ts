import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { MenuListName } from "#src/domain/pages.ts";
import { type DropdownsEvent, dropdownsMachine } from "./dropdowns.machine.ts";

const entered = (dropdown: MenuListName): DropdownsEvent => ({ type: "pointer.entered", dropdown });
const left = (dropdown: MenuListName): DropdownsEvent => ({ type: "pointer.left", dropdown });
const pressed = (dropdown: MenuListName): DropdownsEvent => ({
  type: "dropdown.pressed",
  dropdown,
});
const focusLeft = (dropdown: MenuListName): DropdownsEvent => ({ type: "focus.left", dropdown });

/** The open dropdown after events and waits (numbers: milliseconds). */
function openAfter(...happened: (DropdownsEvent | number)[]) {
  const clock = new SimulatedClock();
  const dropdowns = createActor(dropdownsMachine, { clock }).start();
  for (const step of happened) {
    if (typeof step === "number") clock.increment(step);
    else dropdowns.send(step);
  }
  const { context, value } = dropdowns.getSnapshot();
  // A closed menu remembers nothing.
  if (value === "closed") expect(context).toEqual({ open: null, pointed: null });
  return context.open;
}

const hoverServices = [entered("services"), 80] as const;

describe("a dropdown under the mouse", () => {
  test("opens when the mouse rests on it for 80 ms", () => {
    expect(openAfter(entered("services"), 79)).toBeNull();
    expect(openAfter(entered("services"), 80)).toBe("services");
  });

  test("stays closed when the mouse only passes over it", () => {
    expect(openAfter(entered("services"), 79, left("services"), 1000)).toBeNull();
  });

  test("gives each dropdown its own 80 ms", () => {
    const sweep = [entered("services"), 70, left("services"), entered("areas"), 70] as const;
    expect(openAfter(...sweep)).toBeNull();
    expect(openAfter(...sweep, 10)).toBe("areas");
  });

  test("stays open for as long as the mouse is on it", () => {
    expect(openAfter(...hoverServices, 60_000)).toBe("services");
  });

  test("closes 200 ms after the mouse left", () => {
    expect(openAfter(...hoverServices, left("services"), 199)).toBe("services");
    expect(openAfter(...hoverServices, left("services"), 200)).toBeNull();
  });

  test("stays open when the mouse comes back in time", () => {
    const back = [...hoverServices, left("services"), 199, entered("services"), 60_000] as const;
    expect(openAfter(...back)).toBe("services");
  });

  test("closes when the mouse rests on the other one", () => {
    const across = [...hoverServices, left("services"), entered("areas")] as const;
    expect(openAfter(...across, 79)).toBe("services");
    expect(openAfter(...across, 80)).toBe("areas");
  });

  test("stays open while the mouse crosses the other button on its way to the panel", () => {
    const slant = [...hoverServices, left("services"), entered("areas"), 79] as const;
    expect(openAfter(...slant, left("areas"), entered("services"), 60_000)).toBe("services");
    expect(openAfter(...slant, left("areas"), 199)).toBe("services");
    expect(openAfter(...slant, left("areas"), 200)).toBeNull();
  });
});

describe("a dropdown that is pressed", () => {
  test("opens at once and closes on the next press", () => {
    expect(openAfter(pressed("areas"))).toBe("areas");
    expect(openAfter(pressed("areas"), pressed("areas"))).toBeNull();
  });

  test("stays open when the mouse leaves", () => {
    const pressThenLeave = [entered("areas"), pressed("areas"), left("areas"), 60_000] as const;
    expect(openAfter(...pressThenLeave)).toBe("areas");
  });

  test("stays open when the mouse rests on the other one", () => {
    expect(openAfter(pressed("areas"), entered("services"), 60_000)).toBe("areas");
  });

  test("closes when the other one is pressed", () => {
    expect(openAfter(pressed("areas"), pressed("services"))).toBe("services");
  });

  test("is pinned by a press just after hover opened it", () => {
    const hoverThenPress = [...hoverServices, pressed("services")] as const;
    expect(openAfter(...hoverThenPress)).toBe("services");
    expect(openAfter(...hoverThenPress, left("services"), 60_000)).toBe("services");
    expect(openAfter(...hoverThenPress, pressed("services"))).toBeNull();
  });

  test("is pinned by a press before it closes", () => {
    const lateCatch = [...hoverServices, left("services"), 100, pressed("services")] as const;
    expect(openAfter(...lateCatch, 60_000)).toBe("services");
  });

  test("stays closed under a resting mouse after the press that closed it", () => {
    const twice = [entered("areas"), pressed("areas"), pressed("areas")] as const;
    expect(openAfter(...twice, 60_000)).toBeNull();
    expect(openAfter(...twice, left("areas"), entered("areas"), 80)).toBe("areas");
  });

  test("is the one that opens, whatever the mouse points at", () => {
    const across = [...hoverServices, left("services"), entered("areas")] as const;
    expect(openAfter(...across, pressed("services"), 60_000)).toBe("services");
    expect(openAfter(...hoverServices, pressed("areas"), 60_000)).toBe("areas");
  });
});

describe("every dropdown", () => {
  const waysToOpen = {
    "opened by hover": hoverServices,
    "opened by press": [pressed("services")],
    "about to close": [...hoverServices, left("services")],
    "about to give way": [...hoverServices, left("services"), entered("areas")],
    "about to open": [entered("services")],
  } as const;

  const waysToClose: DropdownsEvent[] = [
    { type: "escape.pressed" },
    { type: "item.chosen" },
    { type: "page.changed" },
    { type: "outside.pressed" },
  ];

  for (const [how, opening] of Object.entries(waysToOpen)) {
    test.each(waysToClose)(`that is ${how} closes on $type and stays closed`, (event) => {
      expect(openAfter(...opening, event)).toBeNull();
      expect(openAfter(...opening, event, 60_000)).toBeNull();
    });
  }

  test("closes when focus leaves it, and only then", () => {
    for (const opening of [hoverServices, [pressed("services")]]) {
      expect(openAfter(...opening, focusLeft("services"))).toBeNull();
      expect(openAfter(...opening, focusLeft("areas"))).toBe("services");
    }
  });
});

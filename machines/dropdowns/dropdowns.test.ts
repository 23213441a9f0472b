import { expect, test } from "vitest";
import { createActor } from "xstate";
import { dropdownsMachine } from "./dropdowns.machine.ts";

test("dropdowns: one stays open when the focus leaves the other", () => {
  const dropdowns = createActor(dropdownsMachine).start();
  dropdowns.send({ type: "dropdown.pressed", dropdown: "services" });
  dropdowns.send({ type: "focus.left", dropdown: "areas" });
  expect(dropdowns.getSnapshot().context.open).toBe("services");
});

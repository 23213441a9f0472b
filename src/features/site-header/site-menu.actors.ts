import { createActor } from "xstate";
import { dropdownsMachine } from "#machines/site-menu/dropdowns.machine.ts";
import { mobileMenuMachine } from "#machines/site-menu/mobile-menu.machine.ts";

/** Starts what opens and closes the lists of wide screens. */
export const startDropdowns = () => createActor(dropdownsMachine).start();

/** Starts what opens and closes the menu of small screens. */
export const startMobileMenu = () => createActor(mobileMenuMachine).start();

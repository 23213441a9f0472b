import { useEffect, useLayoutEffect } from "react";
import { quoteFieldNames } from "../../domain/quote-fields.ts";
import type { FormLocation } from "../../domain/quote-request.ts";
import { fieldId } from "./field-props.tsx";
import { prefill, quoteFormActor } from "./quote-form.actor.ts";

/**
 * Tells the machine what is in the fields of the form: password managers and dictation write into them without an event
 * (https://github.com/facebook/react/issues/1159), and the next render would remove their text.
 * `isTyped` says whether the text of a field counts, given the value that the machine has.
 */
export function adoptFields(
  location: FormLocation,
  isTyped = (_text: string, _held: string): boolean => true,
) {
  for (const field of quoteFieldNames) {
    const control = document.getElementById(fieldId(location, field));
    if (control === null || !("value" in control) || typeof control.value !== "string") continue;
    const { value } = control;
    const held = quoteFormActor.getSnapshot().context.values[field];
    if (value !== held && isTyped(value, held))
      quoteFormActor.send({ type: "field.changed", field, value });
  }
}

/** Tells the machine what was typed into the prerendered page, which overrides the stored draft. */
export function adoptTyped() {
  for (const location of ["home", "contact"] as const) adoptFields(location, (text) => text !== "");
}

/**
 * Keeps the machine up to date with what is in the fields of the form at `location`: what was typed while it
 * was hydrated, what is written into it without an event, and the area that the URL names.
 */
export function useAdoptedFields(location: FormLocation, area: string | undefined) {
  // Before the first update, which would overwrite what was typed before hydration.
  useLayoutEffect(() => {
    adoptFields(location, (_, held) => held === "");
    quoteFormActor.send({ type: "form.opened", location });
  }, [location]);
  useEffect(() => {
    if (area !== undefined) prefill("area", area);
  }, [area]);
  useEffect(() => {
    const adopt = () => adoptFields(location);
    // In the capture phase, before the press or the focus has any other effect.
    for (const type of ["pointerdown", "focusin"]) addEventListener(type, adopt, true);
    return () => {
      for (const type of ["pointerdown", "focusin"]) removeEventListener(type, adopt, true);
    };
  }, [location]);
}

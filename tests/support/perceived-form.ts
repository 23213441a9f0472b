import type { Locator } from "@playwright/test";

/** What a visitor perceives of a field: its label, its text, and what is wrong with it. */
export interface PerceivedField {
  label: string;
  value: string;
  /** Empty where nothing is marked as wrong. */
  complaint: string;
}

/** A part of the form with a name of its own: the summary of faults, what became of a request. */
export interface PerceivedPanel {
  name: string;
  text: string;
  /** The names of the links in its lists. */
  listed: readonly string[];
}

/** What a visitor perceives of a form. */
export interface PerceivedForm {
  fields: readonly PerceivedField[];
  panels: readonly PerceivedPanel[];
  /** The button that sends. */
  button: { name: string; isEnabled: boolean };
  /** What it says of a request on its way; empty while there is none. */
  progress: string;
}

/**
 * A form as it is now: in one look, because the tests look at one hundreds of times, and as many
 * expectations of single parts take six times as long.
 */
export const perceivedForm = (form: Locator): Promise<PerceivedForm> =>
  form.evaluate((root) => {
    const textOf = (element: Element | null | undefined) => element?.textContent ?? "";
    const textAt = (id: string | null | undefined) => textOf(document.getElementById(id ?? ""));
    const seen = <Part extends Element>(parts: Iterable<Part>) =>
      [...parts].filter((part) => part.checkVisibility({ visibilityProperty: true }));
    const controls = root.querySelectorAll<
      HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
    >("input:not([tabindex='-1']), textarea, select");
    const [button] = seen(root.querySelectorAll<HTMLButtonElement>("button[type='submit']"));
    return {
      fields: seen(controls).map((control) => {
        const isWrong = control.getAttribute("aria-invalid") === "true";
        return {
          label: textOf(control.labels?.[0]).replace(" *", ""),
          value: control.value,
          complaint: isWrong
            ? textAt(control.getAttribute("aria-describedby")?.split(" ").at(-1))
            : "",
        };
      }),
      panels: seen(root.querySelectorAll("section[aria-labelledby]")).map((panel) => ({
        name: textAt(panel.getAttribute("aria-labelledby")),
        text: textOf(panel),
        listed: [...panel.querySelectorAll("li a")].map(textOf),
      })),
      button: { name: textOf(button), isEnabled: button?.disabled === false },
      progress: textOf(root.querySelector("[role='status']")),
    };
  });

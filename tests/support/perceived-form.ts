import type { Locator } from "@playwright/test";

interface PerceivedField {
  label: string;
  value: string;
  /** Empty unless the field is marked invalid. */
  error: string;
}

/** A named region of the form, such as the error summary. */
interface PerceivedPanel {
  name: string;
  text: string;
  /** The texts of its list links. */
  links: readonly string[];
}

/** The visible content of a form. */
export interface PerceivedForm {
  fields: readonly PerceivedField[];
  panels: readonly PerceivedPanel[];
  button: { name: string; isEnabled: boolean };
  /** The message while a request is being sent; otherwise empty. */
  progress: string;
}

/** Reads the visible content of a form in a single call. */
export const perceivedForm = (form: Locator): Promise<PerceivedForm> =>
  form.evaluate((root) => {
    const textOf = (element: Element | null | undefined) => element?.textContent ?? "";
    const textAt = (id: string | null | undefined) => textOf(document.getElementById(id ?? ""));
    const visible = <Part extends Element>(parts: Iterable<Part>) =>
      [...parts].filter((part) => part.checkVisibility({ visibilityProperty: true }));
    const controls = root.querySelectorAll<
      HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
    >("input:not([tabindex='-1']), textarea, select");
    const [button] = visible(root.querySelectorAll<HTMLButtonElement>("button[type='submit']"));
    return {
      fields: visible(controls).map((control) => {
        const isInvalid = control.getAttribute("aria-invalid") === "true";
        return {
          label: textOf(control.labels?.[0]).replace(" *", ""),
          value: control.value,
          error: isInvalid
            ? textAt(control.getAttribute("aria-describedby")?.split(" ").at(0))
            : "",
        };
      }),
      panels: visible(root.querySelectorAll("section[aria-labelledby]")).map((panel) => ({
        name: textAt(panel.getAttribute("aria-labelledby")),
        text: textOf(panel),
        links: [...panel.querySelectorAll("li a")].map(textOf),
      })),
      button: {
        name: textOf(button),
        isEnabled: button?.matches(":not([aria-disabled=true], :disabled)") === true,
      },
      progress: textOf(root.querySelector("[role='status']")),
    };
  });

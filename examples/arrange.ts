/** Waits until `find` finds something: some components are lazy. */
export async function waitFor<Found>(find: () => Found | null | undefined): Promise<Found> {
  for (;;) {
    const found = find();
    if (found !== null && found !== undefined) return found;
    await new Promise(requestAnimationFrame);
  }
}

/** Waits for an element of a class, such as HTMLFormElement. */
export const waitForElement = <Type extends Element>(selector: string, type: new () => Type) =>
  waitFor(() => {
    const found = document.querySelector(selector);
    return found instanceof type ? found : null;
  });

/** Waits for the button with this text and presses it; `within` is a selector. */
export async function press(text: string, within = "body") {
  const button = await waitFor(() =>
    [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].find(
      (each) => each.textContent?.trim() === text,
    ),
  );
  button.click();
}

/** Types into the field with this id. React ignores values that are set without the native setter. */
export async function typeInto(id: string, text: string) {
  const field = await waitForElement(`#${id}`, HTMLInputElement);
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Gives every request of the page the same response; with `null`, none ever arrives. */
export function stubFetch(respond: (() => Promise<Response>) | null) {
  window.fetch = respond ?? (() => new Promise<Response>(() => {}));
}

/** Unfolds the first row that is folded. */
export async function unfold() {
  const row = await waitForElement("details", HTMLDetailsElement);
  row.open = true;
}

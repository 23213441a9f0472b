/** Waits until something is there: parts of the site arrive late. */
export async function until<Found>(find: () => Found | null | undefined): Promise<Found> {
  for (;;) {
    const found = find();
    if (found !== null && found !== undefined) return found;
    await new Promise(requestAnimationFrame);
  }
}

/** Waits until a selector finds an element of this kind. */
export const untilShown = <Kind extends Element>(selector: string, kind: new () => Kind) =>
  until(() => {
    const found = document.querySelector(selector);
    return found instanceof kind ? found : null;
  });

/** Presses the button with these words, once it is there; `within` is a selector. */
export async function press(words: string, within = "body") {
  const button = await until(() =>
    [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].find(
      (each) => each.textContent?.trim() === words,
    ),
  );
  button.click();
}

/** Types into the field with this id, as React hears it. */
export async function type(id: string, text: string) {
  const field = await untilShown(`#${id}`, HTMLInputElement);
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Lets every request of this window end in the same way; `null` leaves it without an answer. */
export function answerRequests(answer: (() => Promise<Response>) | null) {
  window.fetch = answer ?? (() => new Promise<Response>(() => {}));
}

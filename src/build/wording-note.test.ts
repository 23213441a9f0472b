import { expect, test } from "vitest";
import { wordingNote } from "./wording-note.ts";

test("the build names words that a page does better without, but not those of its elements or quoted ones", () => {
  const note = wordingNote(
    new Map([
      ["/", "<h1 class='stunning'>Oops! Page not found</h1>"],
      ["/about", "<p>Stunning paving! The drive from Benoni.</p><script>!0</script>"],
      ["/faq", "<p>Send an e-mail about your drive.</p>"],
    ]),
  );
  expect(note.split("\n").slice(1)).toEqual([
    '  /about: "Stunning": say what was done, in figures',
    '  /about: "!": say what was done, in figures',
    '  /faq: "e-mail": email',
    '  /faq: "your drive": driveway',
  ]);
  expect(wordingNote(new Map([["/", "<p>64 m² in 4 days.</p>"]]))).toBe("");
});

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BlockProps } from "../block-type.ts";
import { Credentials } from "./credentials.tsx";

const empty = { heading: "People", people: [], certificates: [], reviews: undefined };

const render = (block: BlockProps<"credentials">["block"]) =>
  renderToStaticMarkup(
    createElement(Credentials, { block, id: "credentials", background: "paper" }),
  );

test("credentials: nothing shows while they are empty", () => {
  expect(render(empty)).toBe("");
});

test("credentials: a person, a certificate and the reviews show once they are filled in", () => {
  const html = render({
    ...empty,
    people: [{ name: "Thandi M.", role: "Foreman", picture: "granite-setts" }],
    certificates: [
      { title: "CIDB", grade: "4CE", number: "12345", href: "https://registers.example/12345" },
    ],
    reviews: { text: "Reviews of our work", href: "https://reviews.example/us" },
  });
  for (const text of ["Thandi M.", "Foreman", "<img", "CIDB 4CE", "12345", "Reviews of our work"]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('href="https://registers.example/12345"');
  expect(html).toContain('href="https://reviews.example/us"');
});

test("credentials: a certificate alone shows without people and reviews", () => {
  const html = render({ ...empty, certificates: [{ title: "NHBRC", number: "678" }] });
  expect(html).toContain("NHBRC");
  expect(html).not.toContain("<a ");
  expect(html).not.toContain("<img");
});

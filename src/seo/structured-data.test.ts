import { expect, test } from "vitest";
import { describeFaq, jsonLd, postalAddress } from "./structured-data.ts";

test.each([
  [
    "1 Example Street, Midrand, 1685",
    { streetAddress: "1 Example Street", addressLocality: "Midrand", postalCode: "1685" },
  ],
  [
    "Unit 4, 12 Kerk Street, Boksburg, Gauteng, 1459, South Africa",
    {
      streetAddress: "Unit 4, 12 Kerk Street",
      addressLocality: "Boksburg",
      addressRegion: "Gauteng",
      postalCode: "1459",
    },
  ],
  [
    "7 Dam Road, Kosmos 0261",
    { streetAddress: "7 Dam Road", addressLocality: "Kosmos", postalCode: "0261" },
  ],
  ["Plot 21, Benoni", { streetAddress: "Plot 21", addressLocality: "Benoni" }],
])("postal address: %s is split into its parts, and nothing is added", (address, parts) => {
  expect(postalAddress(address)).toEqual({
    "@type": "PostalAddress",
    ...parts,
    addressCountry: "ZA",
  });
});

test("FAQ: an answer includes the text of its links", () => {
  const { mainEntity } = describeFaq("/faq", [
    {
      question: "Why?",
      answer: ["One.", ["Read about ", { text: "kerbs", to: "/services/kerbing" }, "."]],
    },
  ]);
  expect(mainEntity[0]?.acceptedAnswer.text).toBe("One.\n\nRead about kerbs.");
});

test("JSON-LD: no content can close the script", () => {
  const text = jsonLd([describeFaq("/faq", [{ question: "</script><!--", answer: ["<b>"] }])]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)["@graph"][0].mainEntity[0].name).toBe("</script><!--");
});

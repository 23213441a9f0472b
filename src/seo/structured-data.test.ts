import { business } from "virtual:business";
import { expect, test } from "vitest";
import { sandton } from "../content/areas/sandton.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { describeCompany, postalAddress } from "./describe-company.ts";
import { describeFaq } from "./describe-questions.ts";
import { describeAreaService } from "./describe-service.ts";
import { jsonLd } from "./schema-org.ts";

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
])("The address %s is told in its parts, and nothing is added", (address, parts) => {
  expect(postalAddress(address)).toEqual({
    "@type": "PostalAddress",
    ...parts,
    addressCountry: "ZA",
  });
});

test("The company is open on weekdays at the hours of the business details, in eighteen areas", () => {
  const { openingHoursSpecification: hours, areaServed, telephone } = describeCompany();
  expect(telephone).toBe(business.callNumber);
  expect(hours).toMatchObject({ opens: business.opens, closes: business.closes });
  expect(hours.dayOfWeek).toHaveLength(5);
  expect(areaServed).toHaveLength(18);
});

test("A local page offers paving in its own area, by the one company", () => {
  const [service] = describeAreaService({ name: "Sandton", page: sandton });
  expect(service).toMatchObject({
    "@type": "Service",
    name: "Paving in Sandton",
    areaServed: { name: "Sandton" },
    provider: { "@id": describeCompany()["@id"] },
  });
});

test("An answer is told in the words that a visitor reads, those of its links too", () => {
  const { mainEntity } = describeFaq("/faq", [
    {
      question: "Why?",
      answer: ["One.", ["Read about ", { text: "kerbs", to: "/services/kerbing" }, "."]],
    },
  ]);
  expect(mainEntity[0]?.acceptedAnswer.text).toBe("One.\n\nRead about kerbs.");
});

test("No text in the data can close its script early", () => {
  const text = jsonLd([describeFaq("/faq", [{ question: "</script><!--", answer: ["<b>"] }])]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)["@graph"][0].mainEntity[0].name).toBe("</script><!--");
});

test("A page whose breadcrumb has no name stops the build", () => {
  expect(() => breadcrumbs("/areas/atlantis")).toThrow("/areas/atlantis has no name");
});

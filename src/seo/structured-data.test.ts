import { business } from "virtual:business";
import { describe, expect, test } from "vitest";
import { sandton } from "../content/areas/sandton.ts";
import { kerbing } from "../content/services/kerbing.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { describeCompany, postalAddress } from "./describe-company.ts";
import { describeFaq } from "./describe-questions.ts";
import { describeAreaService } from "./describe-service.ts";
import { canonicalPath, type DescribedPage } from "./described-page.ts";
import type { Thing } from "./schema-org.ts";
import { jsonLd, structuredDataFor } from "./structured-data.ts";

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

test("company: has the opening hours of the business details, and eighteen areas", () => {
  const { openingHoursSpecification: hours, areaServed, telephone } = describeCompany();
  expect(telephone).toBe(business.callNumber);
  expect(hours).toMatchObject({ opens: business.opens, closes: business.closes });
  expect(hours.dayOfWeek).toHaveLength(5);
  expect(areaServed).toHaveLength(18);
});

test("local page: offers paving in its own area", () => {
  const [service] = describeAreaService({ name: "Sandton", page: sandton });
  expect(service).toMatchObject({
    "@type": "Service",
    name: "Paving in Sandton",
    areaServed: { name: "Sandton" },
    provider: { "@id": describeCompany()["@id"] },
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

const area = { name: "Sandton", page: sandton };

describe.each<[DescribedPage, path: string, crumbs: string[], types: string[]]>([
  [{ kind: "home" }, "/", [], ["GeneralContractor"]],
  [{ kind: "faq", questions: [] }, "/faq", ["Home", "FAQs"], ["BreadcrumbList", "FAQPage"]],
  [{ kind: "other", path: "/about" }, "/about", ["Home", "About"], ["BreadcrumbList"]],
  [
    { kind: "service", page: kerbing },
    "/services/kerbing",
    ["Home", "Services", "Kerbing"],
    ["BreadcrumbList", "Service"],
  ],
  [
    { kind: "area", area },
    "/areas/sandton",
    ["Home", "Areas We Serve", "Sandton"],
    ["BreadcrumbList", "Service"],
  ],
])("page $kind", (described, path, crumbs, types) => {
  test("has its canonical path, at the end of its breadcrumb", () => {
    expect(canonicalPath(described)).toBe(path);
    const items = breadcrumbs(described).flatMap(({ itemListElement }) => itemListElement);
    expect(items.map(({ name }) => name)).toEqual(crumbs);
    if (items.length > 0) expect(items.at(-1)?.item).toBe(`${business.origin}${path}`);
  });

  test("describes its subject", () => {
    const json = structuredDataFor(described).replace(/<[^>]+>/g, "");
    const found = JSON.parse(json)["@graph"].map((thing: Thing) => thing["@type"]);
    expect(found.slice(0, types.length)).toEqual(types);
  });
});

import { pavingIn } from "../content/interface/sections.ts";
import type { LocalArea } from "../content-schema/read-area.ts";
import type { CategoryPage, ServicePage } from "../content-schema/schema.ts";
import { canonicalAreaPath } from "../domain/areas.ts";
import { categoryNames, serviceNames } from "../domain/services.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { placeNamed, provider } from "./describe-company.ts";
import { describeQuestions } from "./describe-questions.ts";

function service(path: string, name: string, description: string) {
  const url = absoluteUrl(path);
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name,
    description,
    url,
    provider,
  };
}

const names: Readonly<Record<CategoryPage["slug"] | ServicePage["slug"], string>> = {
  ...serviceNames,
  residential: `${categoryNames.residential} paving`,
  commercial: `${categoryNames.commercial} paving`,
  industrial: `${categoryNames.industrial} paving`,
};

/** The service that a category or service page offers, and its questions. */
export function describeService({ slug, meta, blocks }: CategoryPage | ServicePage) {
  const path = `/services/${slug}`;
  return [service(path, names[slug], meta.description), ...describeQuestions(path, blocks)];
}

/** The service that a local page offers, at its canonical URL, and its questions. */
export function describeAreaService({ name, page }: LocalArea) {
  const { slug, meta, blocks } = page;
  const path = canonicalAreaPath(slug);
  return [
    {
      ...service(path, `${pavingIn(name)} ${name}`, meta.description),
      areaServed: placeNamed(name),
    },
    ...describeQuestions(path, blocks),
  ];
}

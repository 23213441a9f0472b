import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { jobFacts } from "../../content/interface/gallery.ts";
import type { DoneProject } from "../../content-schema/gallery-schema.ts";
import type { AreaSlug } from "../../domain/areas.ts";
import { DoneProjects } from "./done-projects.tsx";

const job = (area: AreaSlug, more: Partial<DoneProject["done"]> = {}): DoneProject => ({
  id: `job-in-${area}`,
  title: `Job in ${area}`,
  category: "driveway",
  picture: "granite-setts",
  description: "Setts.",
  done: {
    suburb: "Rynfield",
    area,
    squareMetres: 64,
    paver: "60 mm clay brick",
    days: 4,
    month: "March 2026",
    ...more,
  },
});

const render = (area: AreaSlug, projects: readonly DoneProject[]) =>
  renderToStaticMarkup(createElement(DoneProjects, { area, projects }));

test("done projects: nothing shows while there is none nearby", () => {
  expect(render("benoni", [])).toBe("");
  expect(render("benoni", [job("hartbeespoort")])).toBe("");
});

test("done projects: those of the area come first, then those next to it, three at most", () => {
  const html = render("boksburg", [
    job("germiston"),
    job("sandton"),
    job("boksburg"),
    job("kempton-park"),
    job("east-rand"),
  ]);
  expect(html.match(/Job in [a-z-]+/g)).toEqual([
    "Job in boksburg",
    "Job in germiston",
    "Job in kempton-park",
  ]);
});

test("done projects: the facts of the job and the picture before it show", () => {
  const project = job("benoni", { before: "paving-repair" });
  const html = render("benoni", [project]);
  expect(html.replaceAll(/<[^>]+>/g, "")).toContain(jobFacts(project.done));
  expect(html.match(/<img/g)).toHaveLength(2);
  expect(html).toContain("<figcaption>");
});

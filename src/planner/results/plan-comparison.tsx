import type { ComponentProps } from "react";
import { withPriceItems } from "../../content/guide-price-items.ts";
import { guideNotQuote } from "../../content/interface/planner.ts";
import { planFactLabels as labels } from "../../content/interface/planner-figures.ts";
import { FactTable } from "../../ui/fact-table/fact-table.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { keepTogether, Text } from "../../ui/text/text.tsx";
import { readPlan } from "../domain/plan-link.ts";
import { PlanThumbnail } from "../drawing/plan-drawing.tsx";
import { columnLink, columnPicture } from "./plan-comparison.css.ts";
import { planFacts } from "./plan-facts.ts";
import { planTitle } from "./plan-texts.ts";

/** A plan of the request, or a project like which one can plan. */
export interface ComparedPlan {
  readonly key: string;
  /** The plan as the search param `plan` holds it. */
  readonly plan: string;
  /** URL of the planner with the plan in it. */
  readonly href: string;
  /** Of a project: what the gallery says of it. */
  readonly project?: {
    readonly title: string;
    readonly picture: ComponentProps<typeof Picture>["picture"];
    readonly pattern: string | undefined;
    readonly paver: string | undefined;
  };
}

/** Pattern, paver, size and guide price of two to four plans, side by side. */
export function PlanComparison({ compared }: { compared: readonly ComparedPlan[] }) {
  const columns = compared.flatMap(({ key, plan: text, href, project }) => {
    const plan = readPlan(text);
    if (plan === null) return [];
    const title = project?.title ?? planTitle(plan, href);
    const content = (
      <>
        <span className={columnPicture} aria-hidden="true">
          {project === undefined ? (
            <PlanThumbnail plan={plan} />
          ) : (
            <Picture picture={project.picture} aspect="fill" sizes={pictureBoxes.comparedPicture} />
          )}
        </span>
        <a key={title} className={columnLink} href={href}>
          {keepTogether(title)}
        </a>
      </>
    );
    const { pattern, paver, ...facts } = planFacts(plan);
    return [
      {
        head: { key, content },
        facts: { ...facts, pattern: project?.pattern ?? pattern, paver: project?.paver ?? paver },
      },
    ];
  });
  return (
    <Stack gap="md">
      <FactTable
        name={labels.comparison}
        heads={columns.map(({ head }) => head)}
        rows={(["pattern", "paver", "size", "price"] as const).map((fact) => ({
          label: labels[fact],
          values: columns.map(({ facts }) => facts[fact]),
        }))}
      />
      <Text size="small" tone="soft">
        {withPriceItems(guideNotQuote)}
      </Text>
    </Stack>
  );
}

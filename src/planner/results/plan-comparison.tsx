import type { ComponentProps } from "react";
import { withPriceItems } from "../../content/guide-price-items.ts";
import { guideNotQuote } from "../../content/interface/planner.ts";
import { planFactLabels as labels } from "../../content/interface/planner-figures.ts";
import { printButton } from "../../design/print.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { FactTable } from "../../ui/fact-table/fact-table.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { keepTogether, Text } from "../../ui/text/text.tsx";
import { readPlan } from "../domain/plan-link.ts";
import { PlanThumbnail } from "../drawing/plan-drawing.tsx";
import { Letterhead } from "./letterhead.tsx";
import * as styles from "./plan-comparison.css.ts";
import { planFacts } from "./plan-facts.ts";
import { planTitle } from "./plan-texts.ts";

/** A plan of the request, or a project like which one can plan. */
export interface ComparedPlan {
  readonly key: string;
  /** "A", or of an alternative "B, instead of A". */
  readonly letter: string;
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

const rows = [
  ...(["pattern", "paver", "paverClass", "border", "size", "quantities", "layers"] as const),
  ...(["drive", "time", "price", "excluded"] as const),
];

/** Two to four plans side by side, which print as one sheet for trustees (docs/specification.md#kept-list). */
export function PlanComparison({ compared }: { compared: readonly ComparedPlan[] }) {
  const columns = compared.flatMap(({ key, letter, plan: text, href, project }) => {
    const plan = readPlan(text);
    if (plan === null) return [];
    const title = project?.title ?? planTitle(plan, href);
    const content = (
      <>
        <span className={styles.columnPicture} aria-hidden="true">
          {project === undefined ? (
            <PlanThumbnail plan={plan} />
          ) : (
            <Picture picture={project.picture} aspect="fill" sizes={pictureBoxes.comparedPicture} />
          )}
        </span>
        <span key={letter}>{`${letter}: `}</span>
        <a key={title} className={styles.columnLink} href={href}>
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
    <div className={styles.sheet}>
      <Letterhead title={labels.sheet} />
      <p className={styles.scheme}>{labels.scheme}</p>
      <FactTable
        name={labels.comparison}
        heads={columns.map(({ head }) => head)}
        mark={labels.differs}
        rows={rows.map((fact) => {
          const values = columns.map(({ facts }) => facts[fact]);
          return { label: labels[fact], values, isMarked: new Set(values).size > 1 };
        })}
      />
      <Text size="small" tone="soft">
        {withPriceItems(guideNotQuote)}
      </Text>
      <div className={`${printButton} ${styles.onScreen}`}>
        <Button onClick={() => window.print()}>{labels.print}</Button>
      </div>
      <div className={styles.signatures}>
        {["1", "2", "3"].map((trustee) => (
          <p key={trustee} className={styles.signature}>
            {labels.signature}
          </p>
        ))}
      </div>
    </div>
  );
}

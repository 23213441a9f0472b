import { projectFacts as texts } from "../../content/interface/gallery.ts";
import type { GalleryProject } from "../../content-schema/gallery-schema.ts";
import { planInLink } from "../../domain/attachments.ts";
import { prefersReducedData } from "../../lib/prefers-reduced-data.ts";
import { usePlannerScript } from "../../planner/index.ts";
import { FactTable } from "../../ui/fact-table/fact-table.tsx";
import { Text } from "../../ui/text/text.tsx";

/**
 * What the gallery says of a project, and size and guide price of the plan that its button opens. The
 * planner's script knows those, which the button needs as well.
 */
export function ProjectFacts({ project }: { project: GalleryProject }) {
  const { plan, done, pattern, paver = done?.paver } = project;
  const script = usePlannerScript(plan !== undefined && !prefersReducedData()).context.output;
  const planned = plan === undefined ? null : (script?.factsOfPlan(planInLink(plan)) ?? null);
  const rows = [
    { label: texts.suburb, value: done?.suburb },
    { label: texts.area, value: done && texts.squareMetres(done.squareMetres) },
    { label: texts.pattern, value: pattern },
    { label: texts.paver, value: paver },
    { label: texts.time, value: done && texts.days(done.days) },
    { label: texts.month, value: done?.month },
    { label: texts.size, value: planned?.size },
    { label: texts.price, value: planned?.price },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, values: [value] }]));
  if (rows.length === 0) return null;
  return (
    <>
      <FactTable name={texts.name} rows={rows} />
      {planned === null ? null : (
        <Text size="small" tone="soft">
          {planned.note}
        </Text>
      )}
    </>
  );
}

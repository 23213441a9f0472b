import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { closeDialog } from "../../content/interface/every-page.ts";
import { compareKept, comparisonDidNotLoad } from "../../content/interface/keep.ts";
import { planLetters } from "../../content/interface/planner-request.ts";
import { printedAttribute } from "../../design/print.css.ts";
import { comparedLimit, planHref, planInLink, planLetter } from "../../domain/attachments.ts";
import { Part } from "../../hydration/part.tsx";
import { useIsHydrating } from "../../hydration/use-is-hydrating.ts";
import { type ComparedPlan, usePlannerScript } from "../../planner/index.ts";
import { useBackToClose } from "../../shell/use-back-to-close.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Text } from "../../ui/text/text.tsx";
import { quoteFormActor } from "../quote-form/quote-form.actor.ts";
import { keptListActor } from "./kept-list.actor.ts";
import { useKeptProjects } from "./kept-projects.actor.ts";
import { reservedTable } from "./kept-tray.css.ts";

/** The latest that can be compared: the plans of the request, and the kept projects that one can plan. */
export function useCompared(names: readonly string[]): readonly ComparedPlan[] {
  const plans = useSelector(quoteFormActor, ({ context }) => context.plans);
  const keptAt = useSelector(keptListActor, ({ context }) => context.keptAt);
  const projects = useKeptProjects();
  const isHydrating = useIsHydrating();
  // The HTML is prerendered without the visitor's plans.
  if (isHydrating) return [];
  const letters = planLetters(plans);
  const planned = [
    ...plans.map((attached) => ({
      key: `${attached.id}`,
      plan: attached.plan,
      href: planHref(attached),
      at: attached.id,
    })),
    ...names.flatMap((name) => {
      const project = projects.find(({ title }) => title === name);
      if (project?.plan === undefined) return [];
      const { title, picture, pattern, paver, plan: href } = project;
      return [
        {
          key: name,
          plan: planInLink(href),
          href,
          project: { title, picture, pattern, paver },
          at: keptAt[name] ?? 0,
        },
      ];
    }),
  ];
  const all = planned.map((each, index) => ({
    ...each,
    letter: letters[index] || planLetter(index),
  }));
  const latest = [...all].sort((one, other) => one.at - other.at).slice(-comparedLimit);
  return all.filter((each) => latest.includes(each));
}

const close = () => keptListActor.send({ type: "comparison.closed" });

/** A dialog with plans and projects side by side (docs/specification.md#kept-list). */
export function Comparison({ compared }: { compared: readonly ComparedPlan[] }) {
  const isOpen = useSelector(keptListActor, (snapshot) => snapshot.matches("comparing"));
  useBackToClose(isOpen, close);
  const isEnough = compared.length > 1;
  useEffect(() => {
    if (isOpen && !isEnough) close();
  }, [isOpen, isEnough]);
  const script = usePlannerScript(isOpen);
  const failed = <Text>{comparisonDidNotLoad}</Text>;
  const loaded = script.context.output;
  return (
    <Dialog
      title={compareKept}
      closeLabel={closeDialog}
      open={isOpen}
      onClose={close}
      width="picture"
    >
      {loaded !== null ? (
        <Part fallback={() => failed}>
          <div {...(isOpen && { [printedAttribute]: "" })}>
            <loaded.PlanComparison compared={compared} />
          </div>
        </Part>
      ) : script.matches("failed") ? (
        failed
      ) : (
        <div className={reservedTable} />
      )}
    </Dialog>
  );
}

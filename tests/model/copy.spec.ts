import type { Page } from "@playwright/test";
import { plannerTexts } from "#src/content/interface/paving-planner.ts";
import { failure } from "#src/content/interface/quote-form.ts";
import { planLength, planner } from "../support/paving-planner.ts";
import { failureMessage, submitAndFail } from "../support/quote-forms.ts";
import { enter, expect, type Visitor } from "../support/visitor.ts";
import { copyModel, ofFailedRequest } from "./copy.model.ts";
import { testPaths } from "./support/run-path-in-browser.ts";

/** Makes the clipboard wait: `window.settleCopies` settles all that was copied. */
const holdClipboard = (page: Page) =>
  page.addInitScript(() => {
    const settle: ((isAllowed: boolean) => void)[] = [];
    const writeText = () =>
      new Promise<void>((resolve, reject) => {
        settle.push((isAllowed) => (isAllowed ? resolve() : reject(new Error("Not allowed"))));
      });
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    Object.defineProperty(window, "settleCopies", {
      value: (isAllowed: boolean) => {
        for (const each of settle.splice(0)) each(isAllowed);
      },
    });
  });

const settleCopies = (page: Page, isAllowed: boolean) =>
  page.evaluate((allowed) => Reflect.get(window, "settleCopies")(allowed), isAllowed);

async function start(
  { page, open }: Visitor,
  { title, pathname }: (typeof copyModel.scenarios)[number],
) {
  await holdClipboard(page);
  let length = 4;
  if (title === ofFailedRequest) {
    const { form } = await submitAndFail(page);
    const change = () => enter(form.getByLabel("Area"), `Benoni ${length++}`);
    const texts = { ...failure, copy: failure.copyButton };
    return { page, part: failureMessage(page), texts, change };
  }
  await open(pathname);
  const change = async () => {
    await enter(planLength(page), String(++length));
    // The link follows a moment later.
    await expect(planner(page)).toContainText(`plan=rectangle-${length}x`);
  };
  return { page, part: planner(page), texts: plannerTexts, change };
}

type Fixture = Awaited<ReturnType<typeof start>>;

const outcomes = ({ texts }: Fixture) => [texts.copied, texts.notCopied];

async function expectOutcome(fixture: Fixture, outcome: string | null) {
  for (const each of outcomes(fixture)) {
    await expect(fixture.part.getByText(each)).toHaveCount(each === outcome ? 1 : 0);
  }
}

testPaths(copyModel, {
  start,
  actions: {
    "copy.requested": ({ part, texts }) => part.getByRole("button", { name: texts.copy }).click(),
    "text.changed": ({ change }) => change(),
    "xstate.done.actor.writeText": ({ page }) => settleCopies(page, true),
    "xstate.error.actor.writeText": ({ page }) => settleCopies(page, false),
  },
  assertions: {
    idle: (fixture) => expectOutcome(fixture, null),
    copying: (fixture) => expectOutcome(fixture, null),
    copied: (fixture) => expectOutcome(fixture, fixture.texts.copied),
    refused: (fixture) => expectOutcome(fixture, fixture.texts.notCopied),
  },
});

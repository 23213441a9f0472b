import { notFoundLines } from "../support/page-kinds.ts";
import { numberFrom, randomFrom } from "../support/random.ts";
import {
  type ActionContext,
  actionsOfWalk,
  expectConsistentPage,
  interceptReceiver,
} from "../support/random-actions.ts";
import { translatePage, translationMark } from "../support/translator.ts";
import { expect, expectErrors, nextFrame, test, unexpectedErrors } from "../support/visitor.ts";
import { yardPhoto } from "../support/yard-photo.ts";

const stepCount = 120;

/** Takes a random step; returns what it was. */
async function takeStep(context: ActionContext): Promise<string> {
  for (;;) {
    const [name, act] = context.random.oneOf(actionsOfWalk);
    // An earlier step may take its effect meanwhile, and take the target away.
    const done = await act(context).catch(() => "in vain");
    if (done === null) continue;
    // A page that is left has no next frame.
    await nextFrame(context.page).catch(() => {});
    return `${name} ${done}`;
  }
}

for (const [device, settings] of Object.entries({
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 } },
})) {
  test.describe(`a random walk on a ${device} @sweep`, () => {
    test.use(settings);

    for (const [title, isTranslated] of [
      ["causes no error", false],
      ["causes no error, and shows each change, while a browser translates it", true],
    ] as const) {
      test(title, async ({ page, consoleLines }) => {
        test.setTimeout(600_000);
        page.setDefaultTimeout(5_000);
        expectErrors(page, ...notFoundLines);
        if (isTranslated) {
          // React reports each part whose text had changed before it was hydrated.
          expectErrors(page, /Minified React error #418/);
          await page.addInitScript(translatePage, translationMark);
        }
        const photo = await yardPhoto();
        page.on("filechooser", (chooser) => void chooser.setFiles(photo).catch(() => {}));
        const receiver = await interceptReceiver(page);
        const seed = numberFrom("WALK_SEED", 1 + (Date.now() % 1_000_000));
        const random = randomFrom(seed);
        const taken: string[] = [];
        try {
          await page.goto("/");
          while (taken.length < stepCount) {
            taken.push(await takeStep({ page, random, receiver }));
            await expectConsistentPage(page);
            expect(unexpectedErrors(page, consoleLines)).toEqual([]);
          }
        } catch (error) {
          process.stdout.write(
            `WALK_SEED=${seed} repeats this walk. Its last steps:\n${taken.slice(-12).join("\n")}\n`,
          );
          throw error;
        } finally {
          await test.info().attach("steps", { body: taken.join("\n") });
        }
      });
    }
  });
}

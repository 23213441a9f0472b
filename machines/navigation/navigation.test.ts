import { expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { navigationMachine, type PressedLink } from "./navigation.machine.ts";

test("navigation: a link to the same URL arrives, with what had the focus before an overlay closed", async () => {
  const link: PressedLink = { href: "https://example.co.za/about?a=b", attachedPlan: null };
  const loaded: PressedLink[] = [];
  const arrivals: unknown[] = [];
  const navigation = createActor(
    navigationMachine.provide({
      actors: {
        loadContent: fromPromise(async ({ input }) => void loaded.push(input)),
        leaveOverlay: fromPromise<unknown>(async () => "before"),
      },
      actions: {
        arrive: ({ context: { focus } }, { isNewPage }) => void arrivals.push([focus, isNewPage]),
      },
    }),
  ).start();
  navigation.send({ type: "link.pressed", link });
  await waitFor(navigation, (snapshot) => snapshot.matches("following"));
  navigation.send({ type: "page.changed", focus: "closing dialog" });
  navigation.send({
    type: "page.resolved",
    ...{ pathChanged: false, hrefChanged: false, hashChanged: false, hasParams: true, hash: "" },
  });
  expect(loaded).toEqual([link]);
  expect(arrivals).toEqual([["before", true]]);
});

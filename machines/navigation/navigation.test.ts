import { beforeEach, describe, expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import {
  type NavigationEvent,
  navigationMachine,
  type ResolvedPage,
} from "./navigation.machine.ts";

const link = { href: "https://example.co.za/about", attachedPlan: null };
const other = { href: "https://example.co.za/faq", attachedPlan: null };
const resolved = (page: Partial<ResolvedPage>): NavigationEvent => ({
  type: "page.resolved",
  ...{ pathChanged: false, hrefChanged: true, hashChanged: false, hasParams: false, hash: "" },
  ...page,
});

const followLink = vi.fn();
const loadNatively = vi.fn();
const reportFailure = vi.fn();
const aborted = vi.fn();
const arrive = vi.fn();
beforeEach(() => vi.clearAllMocks());

/** Starts a navigation whose content loads, and whose pages are reached, as the two say. */
function start(
  load: () => Promise<void> = () => Promise.resolve(),
  reach: () => Promise<void> = () => Promise.resolve(),
) {
  const actor = createActor(
    navigationMachine.provide({
      actors: {
        loadContent: fromPromise(load),
        leaveOverlay: fromPromise<unknown>(() => Promise.resolve("before")),
        reachPage: fromPromise<void, string | null>(({ signal }) => {
          signal.addEventListener("abort", aborted);
          return reach();
        }),
      },
      actions: {
        followLink: (_, followed) => followLink(followed),
        loadNatively: (_, href) => loadNatively(href),
        reportFailure,
        arrive: ({ context: { focus } }, { isNewPage }) => arrive(focus, isNewPage),
      },
    }),
  ).start();
  const value = () => actor.getSnapshot().value;
  const press = async (pressed = link) => {
    actor.send({ type: "link.pressed", link: pressed });
    await new Promise((done) => setTimeout(done));
  };
  return { actor, press, value };
}

const never = () => new Promise<void>(() => {});

describe("navigation", () => {
  test("follows a link once its content has come and nothing is open", async () => {
    const { actor, press, value } = start();
    await press();
    expect(value()).toBe("following");
    expect(followLink.mock.calls).toEqual([[link]]);
    actor.send({ type: "page.changed", focus: "closing dialog" });
    actor.send(resolved({ pathChanged: true }));
    expect(value()).toBe("arrived");
    expect(arrive.mock.calls).toEqual([["before", true]]);
  });

  test.each([
    ["the same URL", { hrefChanged: false, hasParams: true }, "arrived", [["before", true]]],
    ["no search params any more", {}, "arrived", [["before", true]]],
    ["a hash", { hashChanged: true, hash: "map" }, "arrived", [["before", false]]],
    ["other search params", { hasParams: true }, "idle", []],
  ] as const)("a link on the same page with %s", async (_, page, state, arrivals) => {
    const { actor, press, value } = start();
    await press();
    actor.send(resolved(page));
    expect(value()).toBe(state);
    expect(arrive.mock.calls).toEqual(arrivals);
  });

  const gone = () => Promise.reject(new Error("gone"));

  test("loads a page natively where its content fails", async () => {
    const { press, value } = start(gone);
    await press();
    expect(value()).toBe("left");
    expect(loadNatively.mock.calls).toEqual([[link.href]]);
    await press(other);
    expect(loadNatively.mock.calls).toEqual([[link.href], [other.href]]);
  });

  test("says so where the server does not answer, except for the page that is shown", async () => {
    const { actor, press, value } = start(gone, gone);
    await press();
    expect(value()).toBe("failed");
    expect(reportFailure).toHaveBeenCalledOnce();
    actor.send({ type: "load.requested", href: null });
    await vi.waitFor(() => expect(value()).toBe("failed"));
    expect(reportFailure).toHaveBeenCalledOnce();
    expect(loadNatively).not.toHaveBeenCalled();
  });

  test.each([
    ["a press", { type: "control.pressed" }, "idle"],
    ["another link", { type: "link.pressed", link: other }, "loading"],
    ["Back", { type: "page.changed", focus: null }, "moving"],
  ] as const)("%s cancels a page that waits for the server", async (_, event, state) => {
    const { actor, press, value } = start(gone, never);
    await press();
    expect(value()).toBe("reaching");
    actor.send(event);
    expect(value()).toBe(state);
    expect(aborted).toHaveBeenCalledOnce();
  });

  test("a second link replaces the first while that loads", async () => {
    const loads = [never, () => Promise.resolve()];
    const { press, value } = start(() => loads.shift()?.() ?? never());
    await press();
    await press(other);
    expect(value()).toBe("following");
    expect(followLink.mock.calls).toEqual([[other]]);
  });

  test("Back replaces a link that loads", async () => {
    const { actor, press, value } = start(never);
    await press();
    actor.send({ type: "page.changed", focus: "link" });
    expect(value()).toBe("moving");
    actor.send(resolved({ pathChanged: true }));
    expect(arrive.mock.calls).toEqual([["link", true]]);
  });

  test("Back to another hash arrives nowhere", () => {
    const { actor, value } = start();
    actor.send({ type: "page.changed", focus: "link" });
    actor.send(resolved({ hashChanged: true }));
    expect(value()).toBe("idle");
    expect(arrive).not.toHaveBeenCalled();
  });

  test("a change of the search params alone arrives nowhere", () => {
    const { actor, value } = start();
    actor.send(resolved({ hasParams: true }));
    expect(value()).toBe("idle");
    expect(arrive).not.toHaveBeenCalled();
  });
});

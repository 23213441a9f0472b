import type { Page } from "@playwright/test";

const pseudoClasses = {
  "pointed-at": ["hover"],
  focused: ["focus", "focus-visible"],
} as const;

export type ForcedState = keyof typeof pseudoClasses;

/**
 * Forces all controls of an example into a state at once.
 *
 * @returns a cleanup function; null if there is no control
 */
export async function forceState(page: Page, state: ForcedState) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "main section :is(a, button, input, select, textarea)",
  });
  // Captions link to other states and are no part of an example.
  const { nodeIds: captions } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "main > div > section > p > a",
  });
  const controls = nodeIds.filter((id) => !captions.includes(id));
  if (controls.length === 0) {
    await session.detach();
    return null;
  }
  for (const nodeId of controls) {
    const forcedPseudoClasses = [...pseudoClasses[state]];
    await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
  }
  return () => session.detach();
}

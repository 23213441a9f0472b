import type { Page } from "@playwright/test";

type Point = readonly [x: number, y: number];

/** A finger on the screen, by Chromium's protocol: the other browsers' have none that moves. */
export async function startFinger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: Point[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  /** Draws the finger from one point to another, and leaves it there. */
  const drag = async ([x, y]: Point, [toX, toY]: Point) => {
    await touch("touchStart", [x, y]);
    for (let step = 1; step <= 5; step += 1) {
      await touch("touchMove", [x + ((toX - x) * step) / 5, y + ((toY - y) * step) / 5]);
    }
  };
  const lift = () => touch("touchEnd");
  const swipe = async (from: Point, to: Point) => {
    await drag(from, to);
    await lift();
  };
  /** Spreads two fingers until everything is twice as large. */
  const zoomIn = ([x, y]: Point) =>
    session.send("Input.synthesizePinchGesture", { x, y, scaleFactor: 2 });
  return { drag, lift, swipe, zoomIn };
}

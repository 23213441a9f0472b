import type { Page } from "@playwright/test";
import type { Point } from "#src/domain/point.ts";

/** A finger on the screen, by Chromium's protocol: the other browsers' have none that moves. */
export async function startFinger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: Point[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
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
  /** Spreads two fingers until everything is more than twice as large. */
  const zoomIn = async ([x, y]: Point) => {
    for (let apart = 20; apart <= 100; apart += 10) {
      await touch(apart === 20 ? "touchStart" : "touchMove", [x, y - apart], [x, y + apart]);
    }
    await lift();
  };
  return { drag, lift, swipe, zoomIn };
}

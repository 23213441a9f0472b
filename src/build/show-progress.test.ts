import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { showProgress } from "./show-progress.ts";

const write = vi.fn(() => true);
const logger = { info: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  write.mockClear();
  logger.info.mockClear();
});

describe("progress of a long step", () => {
  test("rewrites one line on a terminal, and clears it at the end", () => {
    const step = showProgress("Encoding", 3, logger, { isTTY: true, write });
    for (let item = 0; item < 3; item += 1) step();
    const clear = "\r\u001b[K";
    expect(write.mock.calls).toEqual([
      [`${clear}Encoding: 1 of 3`],
      [`${clear}Encoding: 2 of 3`],
      [clear],
    ]);
    expect(logger.info).not.toHaveBeenCalled();
  });

  test.each([
    ["slow", 1_000, 7],
    ["fast", 1, 0],
  ])("prints a line for each eighth of a %s step elsewhere", (_pace, milliseconds, lines) => {
    const step = showProgress("Encoding", 448, logger, { isTTY: false, write });
    for (let item = 0; item < 448; item += 1) {
      vi.advanceTimersByTime(milliseconds);
      step();
    }
    expect(logger.info).toHaveBeenCalledTimes(lines);
    if (lines > 0) expect(logger.info.mock.calls[0]).toEqual(["Encoding: 56 of 448"]);
    expect(write).not.toHaveBeenCalled();
  });
});

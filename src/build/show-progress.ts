import type { Logger } from "vite";

/** Where progress is written: a terminal rewrites its last line, a file or a pipe cannot. */
type Output = Pick<NodeJS.WriteStream, "isTTY" | "write">;

/** Without a terminal, a line for each eighth at most, and none sooner than this many ms. */
const minPause = 5_000;

/**
 * Shows how far a long step of the build is: on a terminal in one line that is rewritten, elsewhere
 * in at most seven lines.
 *
 * @returns what to call after each of the `total` items
 */
export function showProgress(
  label: string,
  total: number,
  logger: Pick<Logger, "info">,
  output: Output = process.stdout,
): () => void {
  let done = 0;
  let shownEighths = 0;
  let shownAt = performance.now();
  return () => {
    done += 1;
    const line = `${label}: ${done} of ${total}`;
    if (output.isTTY) {
      // ESC [ K clears what a longer line has left (ECMA-48, 8.3.41).
      output.write(`\r\u001b[K${done < total ? line : ""}`);
      return;
    }
    const eighths = Math.floor((8 * done) / total);
    if (eighths === shownEighths || done === total) return;
    if (performance.now() - shownAt < minPause) return;
    shownEighths = eighths;
    shownAt = performance.now();
    logger.info(line);
  };
}

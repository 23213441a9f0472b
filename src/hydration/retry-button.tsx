import { Button } from "../ui/button/button.tsx";

/**
 * The button in the notice of a part that cannot be had or that broke. Another try that works takes
 * the notice away, and the focus with it: the visitor is then in the first field of the part, or on
 * this button of the next notice (WCAG 2.2, 2.4.3).
 */
export const RetryButton = ({ retry }: { retry: () => void }) => (
  <Button
    tone="quiet"
    onClick={({ currentTarget }) => {
      const part = currentTarget.closest<HTMLElement>("[data-island], [role=dialog]");
      const enter = () => {
        // Who has turned to something else by now is not called back from it.
        if (document.activeElement !== document.body) return;
        part?.querySelector<HTMLElement>("input, button")?.focus();
      };
      part?.addEventListener("island:live", enter, { once: true });
      // A dialog draws its form in its own time; an island itself takes no focus.
      part?.focus();
      retry();
    }}
  >
    Try again
  </Button>
);

import { Button } from "../ui/button/button.tsx";
import { attribute, islandEvent } from "./protocol.ts";

/**
 * Retries an island that could not be loaded or that threw. Success removes the button, and with it
 * the focus, so the focus moves into the island (WCAG 2.2, 2.4.3 Focus Order).
 */
export const RetryButton = ({ retry, children }: { retry: () => void; children: string }) => (
  <Button
    tone="quiet"
    onClick={({ currentTarget }) => {
      const island = currentTarget.closest<HTMLElement>(`[${attribute.island}], [role=dialog]`);
      const focusFirstControl = () => {
        // A visitor who has moved on to another element keeps their focus.
        if (document.activeElement !== document.body) return;
        island?.querySelector<HTMLElement>("input, button")?.focus();
      };
      island?.addEventListener(islandEvent.hydrated, focusFirstControl, { once: true });
      // A dialog renders its form later and takes the focus meanwhile; an island cannot take it.
      island?.focus();
      retry();
    }}
  >
    {children}
  </Button>
);

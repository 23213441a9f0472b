import type { ReactNode, Ref } from "react";
import { tryAgain } from "../../content/interface/errors.ts";
import { attribute, islandEvent } from "../../hydration/protocol.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";

/**
 * Retries an island that could not be loaded or that threw. Success removes the button, and with it
 * the focus, so the focus moves into the island (WCAG 2.2, 2.4.3 Focus Order).
 */
const RetryButton = ({ retry, children }: { retry: () => void; children: string }) => (
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

export interface RetryAlertProps {
  heading: string;
  text: string;
  /** Loads or renders again what has failed. */
  retry: () => void;
  ref?: Ref<HTMLDivElement>;
  /** Links beside the retry button. */
  children?: ReactNode;
}

/** Says that a part of the page did not load, or has thrown, and offers to try again. */
export const RetryAlert = ({ heading, text, retry, ref, children }: RetryAlertProps) => (
  <div ref={ref} role="alert">
    <Stack>
      <Text>
        <strong>{heading}</strong> {text}
      </Text>
      <Cluster>
        <RetryButton retry={retry}>{tryAgain}</RetryButton>
        {children}
      </Cluster>
    </Stack>
  </div>
);

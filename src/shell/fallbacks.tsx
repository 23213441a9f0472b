import type { ReactNode } from "react";
import { partFailed, tryAgain } from "../content/interface/errors.ts";
import { replaceLostFocus } from "../lib/move-focus.ts";
import { Button } from "../ui/button/button.tsx";
import { Cluster, Stack } from "../ui/stack/stack.tsx";
import { Text } from "../ui/text/text.tsx";
import { ContactLinks } from "./contact-links.tsx";

/**
 * Retries a part of the page. Success removes the focused button, so the focus moves to the first visible
 * control of what takes the alert's place (WCAG 2.2, 2.4.3 Focus Order).
 */
const RetryButton = ({ retry, children }: { retry: () => void; children: string }) => (
  <Button
    tone="quiet"
    onClick={({ currentTarget }) => {
      const alert = currentTarget.closest("[role=alert]");
      const [parent, before] = [alert?.parentElement, alert?.previousElementSibling];
      // A dialog renders its form later and takes the focus meanwhile.
      currentTarget.closest<HTMLElement>("[role=dialog]")?.focus();
      replaceLostFocus(() => {
        if (currentTarget.isConnected) return;
        const part = before ? before.nextElementSibling : parent?.firstElementChild;
        const controls = part?.querySelectorAll<HTMLElement>("input, button") ?? [];
        [...controls].find((control) => control.getClientRects().length > 0)?.focus();
      });
      retry();
    }}
  >
    {children}
  </Button>
);

interface RetryAlertProps {
  heading: string;
  text: string;
  retry: () => void;
  children?: ReactNode;
}

/** Says that a part of the page did not load, or has thrown, and offers to try again. */
export const RetryAlert = ({ heading, text, retry, children }: RetryAlertProps) => (
  <div role="alert">
    <Stack>
      <Text>
        <strong>{heading}</strong> <span>{text}</span>
      </Text>
      <Cluster>
        <RetryButton retry={retry}>{tryAgain}</RetryButton>
        {children}
      </Cluster>
    </Stack>
  </div>
);

/** Replaces a part of the page that throws and has no simpler fallback. */
export const SectionError = ({ retry }: { retry: () => void }) => (
  <RetryAlert {...partFailed} retry={retry}>
    <ContactLinks />
  </RetryAlert>
);

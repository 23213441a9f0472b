import type { ReactNode, Ref } from "react";
import { tryAgain } from "../../content/interface/errors.ts";
import { RetryButton } from "../../hydration/retry-button.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";

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

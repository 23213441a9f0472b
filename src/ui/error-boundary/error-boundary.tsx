import { Component, type ReactNode } from "react";
import { ContactLinks } from "../../features/contact-links/contact-links.tsx";
import { Cluster, Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** What takes the place of a part that broke; `retry` draws the part once more. */
  instead?: (retry: () => void) => ReactNode;
}

const waysOnly = () => (
  <div role="alert">
    <Stack>
      <Text>This part of the page has stopped working. The rest works.</Text>
      <Cluster>
        <ContactLinks />
      </Cluster>
    </Stack>
  </div>
);

/**
 * Keeps a fault to the part that it happens in: whatever breaks while it is drawn gives way to
 * something simpler, and the rest of the page stays as it is. React tells the console. It knows no
 * other way than a class.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    const { children, instead = waysOnly } = this.props;
    return this.state.broken ? instead(() => this.setState({ broken: false })) : children;
  }
}

import { ErrorBoundary } from "../../src/ui/error-boundary/error-boundary.tsx";
import { BrokenPart } from "../broken.tsx";
import type { Part } from "../example.ts";

export const part: Part = {
  name: "Error boundary",
  purpose: "The fallback of a component that broke, where it has none of its own.",
  examples: [
    {
      name: "Phone and e-mail only",
      content: (
        <ErrorBoundary>
          <BrokenPart />
        </ErrorBoundary>
      ),
    },
  ],
};

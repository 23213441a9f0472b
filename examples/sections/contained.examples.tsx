import { ErrorBoundary } from "../../src/ui/error-boundary/error-boundary.tsx";
import { BrokenPart } from "../broken.tsx";
import type { Part } from "../example.ts";

export const part: Part = {
  name: "ErrorBoundary",
  purpose: "What takes the place of a part that broke, where nothing simpler does its work.",
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

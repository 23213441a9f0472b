import type { AreasIndexPage } from "../../content/page-schema.ts";
import { lazyIsland } from "../../hydration/lazy-island.tsx";
import { needsScript } from "../../hydration/protocol.ts";
import { RetryButton } from "../../hydration/retry-button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Field } from "../../ui/field/field.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { SectionError } from "../contact-links/section-error.tsx";
import { column, strip } from "./suburb-finder.css.ts";
import type { SuburbSearchProps } from "./suburb-search.tsx";

/** The field keeps its place while its script is on its way after a change of page. */
const PlaceholderField = ({ words: { label, hint } }: { words: AreasIndexPage["finder"] }) => (
  <Field as="input" id="suburb" label={label} hint={hint} disabled />
);

/** The connection is gone, or a new release has replaced the file. */
export const FinderDidNotLoad = ({ retry }: { retry: () => void }) => (
  <div role="alert">
    <Stack>
      <Text>
        <strong>The suburb finder did not load.</strong> Check your connection and try again, or
        find your area in the lists below.
      </Text>
      <Cluster>
        <RetryButton retry={retry}>Try again</RetryButton>
      </Cluster>
    </Stack>
  </div>
);

export const suburbSearch = lazyIsland<SuburbSearchProps>({
  fetch: async () => (await import("./suburb-search.tsx")).SuburbSearch,
  Placeholder: PlaceholderField,
  LoadError: FinderDidNotLoad,
  Fallback: SectionError,
});

/**
 * Type a suburb, get its area page (docs/specification.md#areas-we-serve). The field
 * is in the HTML from the start; without scripts it is hidden, and the lists below remain.
 */
export const SuburbFinder = (search: SuburbSearchProps) => (
  <div className={strip} {...needsScript}>
    <Container>
      <div className={column}>
        <suburbSearch.Island {...search} />
      </div>
    </Container>
  </div>
);

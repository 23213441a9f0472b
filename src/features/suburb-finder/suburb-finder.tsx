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

/** Keeps the field's room while its script loads after a client navigation. */
const PlaceholderField = ({ words: { label, hint } }: { words: AreasIndexPage["finder"] }) => (
  <Field as="input" id="suburb" label={label} hint={hint} disabled />
);

/** Offline, or a new release has replaced the file. */
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
 * Finds the area page for a suburb that a visitor types. The field is prerendered and hydrated on
 * interaction; without script it is hidden, and the page's lists of areas remain.
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

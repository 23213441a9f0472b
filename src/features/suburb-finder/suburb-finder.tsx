import { tryAgain } from "../../content/interface/errors.ts";
import { finderDidNotLoad } from "../../content/interface/suburb-finder.ts";
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

/** Reserves the field's space while its script loads after a client navigation. */
const PlaceholderField = ({ texts: { label, hint } }: { texts: AreasIndexPage["finder"] }) => (
  <Field as="input" id="suburb" label={label} hint={hint} disabled />
);

/** Shown while the script does not load: offline, or after a release has replaced the file. */
export const FinderLoadError = ({ retry }: { retry: () => void }) => (
  <div role="alert">
    <Stack>
      <Text>
        <strong>{finderDidNotLoad.heading}</strong> {finderDidNotLoad.text}
      </Text>
      <Cluster>
        <RetryButton retry={retry}>{tryAgain}</RetryButton>
      </Cluster>
    </Stack>
  </div>
);

export const suburbSearch = lazyIsland<SuburbSearchProps>({
  fetch: async () => (await import("./suburb-search.tsx")).SuburbSearch,
  Placeholder: PlaceholderField,
  LoadError: FinderLoadError,
  Fallback: SectionError,
});

/**
 * Finds the area page for a suburb that a visitor types. The field is prerendered and hydrated on
 * interaction. Without script it is hidden; the page's lists of areas remain.
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

import { suburbNames } from "../../content/areas/suburb-names.ts";
import { suburbsOf } from "../../content/interface/areas.ts";
import type { AreasIndexPage } from "../../content-schema/page-schema.ts";
import { areaNames } from "../../domain/areas.ts";
import { keysOf } from "../../domain/keys-of.ts";
import { SuburbFinder } from "../../features/suburb-finder/suburb-finder.tsx";
import { needsScript } from "../../hydration/protocol.ts";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { HeadedBand } from "../band/band.tsx";
import { AreaLinks } from "../blocks/areas/areas.tsx";
import * as styles from "./areas-index.css.ts";

/** The suburb finder in a band below the hero, whose heading is its own. */
export const SuburbStrip = ({ finder }: Pick<AreasIndexPage, "finder">) => (
  <div className={styles.strip} {...needsScript}>
    <Container>
      <SuburbFinder texts={finder} level={2} />
    </Container>
  </div>
);

const suburbsByArea: Readonly<Partial<Record<string, readonly string[]>>> = suburbNames;

/** Ten areas with their suburbs, which lead to the page of their area (docs/specification.md#areas-we-serve). */
export const MainAreas = ({ heading, lead, areas }: AreasIndexPage["main"]) => (
  <HeadedBand id="main-areas" heading={heading} lead={lead} gap="2xl">
    <ul>
      {areas.map(({ area, line }) => (
        <li key={area} className={styles.mainArea}>
          <Stack gap="xs">
            <Heading level={3} size="heading">
              <SiteLink to={`/areas/${area}`} className={styles.nameLink}>
                {areaNames[area]}{" "}
                <span className={styles.nameArrow}>
                  <Icon name="forward" />
                </span>
              </SiteLink>
            </Heading>
            <Text tone="soft">{line}</Text>
          </Stack>
          <ul className={styles.suburbs} aria-label={suburbsOf(areaNames[area])}>
            {suburbsByArea[area]?.map((suburb) => (
              <li key={suburb}>
                <SiteLink to={`/areas/${area}`} className={styles.suburbLink}>
                  {suburb}
                </SiteLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </HeadedBand>
);

/** Links to the areas that are not among the main ones (docs/specification.md#areas-we-serve). */
export function OtherAreas({ main, others }: Pick<AreasIndexPage, "main" | "others">) {
  const mainAreas: ReadonlySet<string> = new Set(main.areas.map(({ area }) => area));
  const otherAreas = keysOf(areaNames).filter((slug) => !mainAreas.has(slug));
  return (
    <HeadedBand
      id="other-areas"
      heading={others.heading}
      lead={others.lead}
      background="sand"
      gap="2xl"
    >
      <AreaLinks areas={otherAreas} />
    </HeadedBand>
  );
}

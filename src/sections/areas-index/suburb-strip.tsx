import type { AreasIndexPage } from "../../content-schema/page-schema.ts";
import { SuburbFinder } from "../../features/suburb-finder/suburb-finder.tsx";
import { needsScript } from "../../hydration/protocol.ts";
import { Container } from "../../ui/container/container.tsx";
import { strip } from "./suburb-strip.css.ts";

/** The suburb finder in a band below the hero, whose heading is its own. */
export const SuburbStrip = ({ finder }: Pick<AreasIndexPage, "finder">) => (
  <div className={strip} {...needsScript}>
    <Container>
      <SuburbFinder texts={finder} level={2} />
    </Container>
  </div>
);

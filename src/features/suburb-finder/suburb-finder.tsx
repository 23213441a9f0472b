import { Part } from "../../hydration/part.tsx";
import { needsScript } from "../../hydration/protocol.ts";
import { Container } from "../../ui/container/container.tsx";
import { SectionError } from "../contact-links/section-error.tsx";
import { column, strip } from "./suburb-finder.css.ts";
import { SuburbSearch, type SuburbSearchProps } from "./suburb-search.tsx";

/**
 * Finds the area page for a suburb that a visitor types. Without script it is hidden; the page's lists of
 * areas remain.
 */
export const SuburbFinder = (search: SuburbSearchProps) => (
  <div className={strip} {...needsScript}>
    <Container>
      <div className={column}>
        <Part fallback={() => <SectionError />}>
          <SuburbSearch {...search} />
        </Part>
      </div>
    </Container>
  </div>
);

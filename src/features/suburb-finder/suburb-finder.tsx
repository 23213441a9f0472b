import { memo, Suspense, useEffect, useRef } from "react";
import type { AreasIndexPage } from "../../content/page-schema.ts";
import { Container } from "../../ui/container/container.tsx";
import { Field } from "../../ui/field/field.tsx";
import { loadSuburbSearch, SuburbSearch } from "./load-suburb-search.ts";
import { column, strip } from "./suburb-finder.css.ts";
import type { SuburbSearchProps } from "./suburb-search.tsx";

/** What shows that a visitor turns to the finder. React's own events stop where it waits. */
const signs = ["pointerenter", "touchstart", "focus"] as const;

/**
 * Type a suburb, get its area page (SPEC.md section 2, "Areas We Serve", lists them all). The field
 * is in the HTML from the start; its script comes when the visitor turns to it, and takes over what
 * was typed by then. Without scripts it is hidden, and the lists below remain.
 *
 * It is drawn once: a second drawing while the field still waits would begin it anew, empty.
 */
export const SuburbFinder = memo(function SuburbFinder({ words, places }: SuburbSearchProps) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = slot.current;
    if (element === null) return;
    if (element.contains(document.activeElement)) loadSuburbSearch();
    for (const sign of signs) {
      element.addEventListener(sign, loadSuburbSearch, {
        once: true,
        passive: true,
        capture: true,
      });
    }
    return () => {
      for (const sign of signs) {
        element.removeEventListener(sign, loadSuburbSearch, { capture: true });
      }
    };
  }, []);
  return (
    <div ref={slot} className={strip} data-needs-script="">
      <Container>
        <div className={column}>
          <Suspense fallback={<ComingField {...words} />}>
            <SuburbSearch words={words} places={places} />
          </Suspense>
        </div>
      </Container>
    </div>
  );
});

/** Keeps the field's place while its script is on its way after a change of page. */
function ComingField({ label, hint }: AreasIndexPage["finder"]) {
  useEffect(loadSuburbSearch, []);
  return <Field as="input" id="suburb" label={label} hint={hint} disabled />;
}

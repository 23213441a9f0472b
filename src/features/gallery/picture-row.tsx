import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { illustrationLabel } from "../../content/pictures/illustration-note.ts";
import type { GalleryProject } from "../../content-schema/gallery-schema.ts";
import { IllustrationLabel } from "../../ui/picture/illustration.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { largePicture, pictureRow, stillRow } from "./project-view.css.ts";

interface PictureRowProps {
  project: GalleryProject;
  previous: GalleryProject | undefined;
  next: GalleryProject | undefined;
  /** Called with the id of the neighbour that a swipe has scrolled to. */
  onChange: (id: string) => void;
}

function onZoom(listener: () => void) {
  window.visualViewport?.addEventListener("resize", listener);
  return () => window.visualViewport?.removeEventListener("resize", listener);
}

/** In px: the rounding of the row's scroll position and of its width. */
const tolerance = 2;

/** Whether the visitor has zoomed in: a swipe then pans the picture instead of going to the next. */
const useIsZoomedIn = () =>
  useSyncExternalStore(onZoom, () => (window.visualViewport?.scale ?? 1) > 1);

/**
 * The picture of an enlarged project between those of its neighbours, to which the browser scrolls by a
 * swipe. Assistive technology sees only the current one.
 */
export function PictureRow({ project, previous, next, onChange }: PictureRowProps) {
  const row = useRef<HTMLDivElement>(null);
  /** How many pictures the swipes under way can still move on, and how wide the row was as they began. */
  const swipes = useRef({ left: 0, width: 0 });
  const shown = [previous, project, next].filter((each) => each !== undefined);
  const index = shown.indexOf(project);
  const looks = useIsZoomedIn() ? `${pictureRow} ${stillRow}` : pictureRow;

  const scrollToProject = () => {
    if (row.current !== null) row.current.scrollLeft = index * row.current.clientWidth;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each project is scrolled to.
  useLayoutEffect(() => {
    scrollToProject();
    // One for each swipe: what its momentum, or a finger still down, scrolls from now on is taken back.
    swipes.current.left = Math.max(0, swipes.current.left - 1);
  }, [project.id, index]);

  const beginSwipe = () => {
    if (row.current === null) return;
    const { scrollLeft, clientWidth: width } = row.current;
    const isUnderWay = Math.abs(scrollLeft - index * width) >= tolerance;
    swipes.current = { left: isUnderWay ? swipes.current.left + 1 : 1, width };
  };

  const onScroll = () => {
    if (row.current === null) return;
    const { scrollLeft, clientWidth } = row.current;
    // A new size of the window scrolls the row too, also in the middle of a swipe.
    if (swipes.current.width !== clientWidth) swipes.current.left = 0;
    if (swipes.current.left === 0) {
      scrollToProject();
      return;
    }
    const position = Math.round(scrollLeft / clientWidth);
    const reached = shown[position];
    const isAtRest = Math.abs(scrollLeft - position * clientWidth) < tolerance;
    if (isAtRest && reached !== undefined && reached !== project) onChange(reached.id);
  };

  return (
    // Browsers make what scrolls a tab stop; buttons and arrow keys do the same here.
    <div
      ref={row}
      tabIndex={-1}
      className={looks}
      onTouchStart={beginSwipe}
      onWheel={beginSwipe}
      onScroll={onScroll}
    >
      {shown.map((each) => (
        <div key={each.id} className={largePicture} aria-hidden={each !== project || undefined}>
          <Picture picture={each.picture} sizes={pictureBoxes.enlarged} />
          {each === project ? (
            <IllustrationLabel picture={each.picture}>{illustrationLabel}</IllustrationLabel>
          ) : null}
        </div>
      ))}
    </div>
  );
}

import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { illustrationLabel } from "../../content/pictures/illustration-note.ts";
import type { GalleryProject } from "../../content-schema/page-schema.ts";
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

/** Whether the visitor has zoomed in: a swipe then pans the picture instead of going to the next. */
const useIsZoomedIn = () =>
  useSyncExternalStore(onZoom, () => (window.visualViewport?.scale ?? 1) > 1);

interface Swipe {
  /** Of the row, in px, when the finger came down. */
  width: number;
  isHeld: boolean;
}

/**
 * The picture of an enlarged project between those of its neighbours, to which the browser scrolls by a
 * swipe. Assistive technology sees only the current one.
 */
export function PictureRow({ project, previous, next, onChange }: PictureRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // Null once it has changed the picture: the browser's animation scrolls on for a frame or two.
  const swipe = useRef<Swipe>(null);
  const shown = [previous, project, next].filter((each) => each !== undefined);
  const index = shown.indexOf(project);
  const looks = useIsZoomedIn() ? `${pictureRow} ${stillRow}` : pictureRow;

  const scrollToProject = () => {
    if (row.current !== null) row.current.scrollLeft = index * row.current.clientWidth;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each project is scrolled to.
  useLayoutEffect(() => {
    scrollToProject();
    if (swipe.current?.isHeld === false) swipe.current = null;
  }, [project.id, index]);

  const begin = (isHeld: boolean) => {
    if (row.current !== null) swipe.current = { width: row.current.clientWidth, isHeld };
  };
  const release = () => {
    if (swipe.current !== null) swipe.current.isHeld = false;
  };

  const onScroll = () => {
    if (row.current === null) return;
    const { scrollLeft, clientWidth } = row.current;
    // A new size of the window scrolls the row too, also in the middle of a swipe.
    if (swipe.current?.width !== clientWidth) {
      swipe.current = null;
      scrollToProject();
      return;
    }
    const position = Math.round(scrollLeft / clientWidth);
    const reached = shown[position];
    // Within the rounding of both lengths.
    const isAtRest = Math.abs(scrollLeft - position * clientWidth) < 2;
    if (isAtRest && reached !== undefined && reached !== project) onChange(reached.id);
  };

  return (
    // Browsers make what scrolls a tab stop; buttons and arrow keys do the same here.
    <div
      ref={row}
      tabIndex={-1}
      className={looks}
      onTouchStart={() => begin(true)}
      onTouchEnd={release}
      onTouchCancel={release}
      onWheel={() => begin(false)}
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

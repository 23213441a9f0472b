import { type UIEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { illustrationLabel } from "../../content/pictures/illustration-note.ts";
import type { GalleryProject } from "../../content-schema/page-schema.ts";
import { IllustrationLabel } from "../../ui/picture/illustration.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { largePicture, pictureRow, stillRow } from "./project-view.css.ts";

export interface PictureRowProps {
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

/**
 * The picture of an enlarged project between those of its neighbours, to which the browser scrolls by a
 * swipe. Assistive technology sees only the current one.
 */
export function PictureRow({ project, previous, next, onChange }: PictureRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const shown = [previous, project, next].filter((each) => each !== undefined);
  const index = shown.indexOf(project);
  const looks = useIsZoomedIn() ? `${pictureRow} ${stillRow}` : pictureRow;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each project is scrolled to.
  useLayoutEffect(() => {
    if (row.current !== null) row.current.scrollLeft = index * row.current.clientWidth;
  }, [project.id, index]);

  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    const position = Math.round(scrollLeft / clientWidth);
    const reached = shown[position];
    // Within the rounding of both lengths.
    const isAtRest = Math.abs(scrollLeft - position * clientWidth) < 2;
    if (isAtRest && reached !== undefined && reached !== project) onChange(reached.id);
  };

  return (
    // Browsers make what scrolls a tab stop; buttons and arrow keys do the same here.
    <div ref={row} tabIndex={-1} className={looks} onScroll={onScroll}>
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

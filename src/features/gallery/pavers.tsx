import { useLocation } from "@tanstack/react-router";
import { memo, useLayoutEffect } from "react";
import { bringSample, sampleKept } from "../../content/interface/keep.ts";
import {
  anyPaver,
  moreOfPaver,
  noPavers,
  type PaverFilter,
  paverCount,
  paverFacts,
  paverFilterLabels,
  paverFilters,
  paverOnPhoto,
  planWithPaver,
  printPaver,
  seePaverIn,
  showAllPavers,
} from "../../content/interface/pavers.ts";
import { illustrationLabel } from "../../content/pictures/illustration-note.ts";
import type { GalleryPage, LibraryPaver } from "../../content-schema/gallery-schema.ts";
import { keysOf } from "../../domain/keys-of.ts";
import { Part } from "../../hydration/part.tsx";
import { needsScript } from "../../hydration/protocol.ts";
import { useIsHydrating } from "../../hydration/use-is-hydrating.ts";
import { moveFocus, replaceLostFocus } from "../../lib/move-focus.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Field } from "../../ui/field/field.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { IllustrationLabel } from "../../ui/picture/illustration.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { keepTogether, Text } from "../../ui/text/text.tsx";
import { PrintButton, SheetFoot } from "../app/print-button.tsx";
import { KeepButton } from "../keep/keep-button.tsx";
import { sampleOf } from "../keep/kept-text.ts";
import { onPhoto } from "../photo-button/photo-button.tsx";
import { emptyState, projectCountLine } from "./gallery.css.ts";
import {
  card,
  facts,
  filters,
  foldedLink,
  foot,
  grid,
  linkHere,
  more,
  square,
} from "./pavers.css.ts";
import type { ChangeSearch, GallerySearch } from "./use-gallery-search.ts";

interface PaverLibraryProps extends Pick<GalleryPage, "projects"> {
  pavers: readonly LibraryPaver[];
  search: GallerySearch;
  changeSearch: (change: ChangeSearch, replace: boolean) => void;
}

const filterNames = keysOf(paverFilters);
const valuesOf: Readonly<Record<PaverFilter, (paver: LibraryPaver) => readonly string[]>> = {
  use: ({ uses }) => uses,
  colour: ({ colour }) => [colour],
  kind: ({ kind }) => [kind],
};

/** The kinds of pavers with their filters (docs/specification.md#pavers). */
export const PaverLibrary = (props: PaverLibraryProps) => (
  // Shows all pavers, as the page does without script.
  <Part fallback={() => <Pavers {...props} isShown={() => true} />}>
    <FilteredPavers {...props} />
  </Part>
);

/** The chosen value of a filter; null for all, and for a value that it does not have. */
function chosenValue(search: GallerySearch, filter: PaverFilter): string | null {
  const value = search[filter];
  return value !== undefined && Object.hasOwn(paverFilters[filter], value) ? value : null;
}

function FilteredPavers({ pavers, projects, search, changeSearch }: PaverLibraryProps) {
  // The HTML is prerendered without search params.
  const latest = useIsHydrating() ? {} : search;
  const linkedId = useLocation({ select: ({ hash }) => hash });
  const isShown = (paver: LibraryPaver) =>
    idOf(paver.id) === linkedId ||
    filterNames.every((filter) => {
      const value = chosenValue(latest, filter);
      return value === null || valuesOf[filter](paver).includes(value);
    });
  const count = pavers.filter(isShown).length;
  const choose = (changes: GallerySearch) =>
    changeSearch((before) => ({ ...before, ...changes }), true);
  const firstFilter = () => document.getElementById(idOf("use"));
  // Before the first update, which would overwrite what was chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is hydrated.
  useLayoutEffect(() => {
    for (const filter of filterNames) {
      const control = document.getElementById(idOf(filter));
      if (!(control instanceof HTMLSelectElement) || control.value === "") continue;
      if (control.value !== chosenValue(search, filter)) choose({ [filter]: control.value });
    }
  }, []);
  return (
    <Stack gap="lg">
      <div className={filters} {...needsScript}>
        {filterNames.map((filter) => (
          <Field
            key={filter}
            as="select"
            id={idOf(filter)}
            label={paverFilterLabels[filter]}
            value={chosenValue(latest, filter) ?? ""}
            onChange={({ currentTarget: { value } }) =>
              choose({ [filter]: value === "" ? undefined : value })
            }
          >
            <option value="">{anyPaver}</option>
            {Object.entries(paverFilters[filter]).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Field>
        ))}
      </div>
      <p role="status" className={projectCountLine}>
        <span key={count}>{paverCount(count, pavers.length)}</span>
      </p>
      {count === 0 ? (
        <div className={emptyState}>
          <p>{noPavers}</p>
          <Button
            tone="quiet"
            onClick={() => {
              choose({ use: undefined, colour: undefined, kind: undefined });
              replaceLostFocus(() => moveFocus(firstFilter()));
            }}
          >
            {showAllPavers}
          </Button>
        </div>
      ) : null}
      <Pavers pavers={pavers} projects={projects} isShown={isShown} />
    </Stack>
  );
}

/** Id of a filter's control, and of a paver's card, for links to it. */
const idOf = (name: string) => `paver-${name}`;

interface PaversProps extends Pick<PaverLibraryProps, "pavers" | "projects"> {
  isShown: (paver: LibraryPaver) => boolean;
}

function Pavers({ pavers, projects, isShown }: PaversProps) {
  const titles = new Map(projects.map(({ id, title }) => [id, title]));
  return (
    <ul className={grid}>
      {pavers.map((paver) => (
        <li key={paver.id} id={idOf(paver.id)} className={card} hidden={!isShown(paver)}>
          <PaverCard paver={paver} projectTitle={titles.get(paver.project ?? "") ?? null} />
        </li>
      ))}
    </ul>
  );
}

interface PaverCardProps {
  paver: LibraryPaver;
  /** Title of the project that shows it. */
  projectTitle: string | null;
}

const PaverCard = memo(function PaverCard({ paver, projectTitle }: PaverCardProps) {
  const { id, name, picture, size, price, plan, project } = paver;
  const sample = <KeepButton name={sampleOf(name)} labels={[bringSample, sampleKept]} />;
  return (
    <>
      <div className={square}>
        <Picture picture={picture} aspect="fill" sizes={pictureBoxes.paver} />
        <IllustrationLabel picture={picture}>{illustrationLabel}</IllustrationLabel>
      </div>
      <Heading level={3} size="title">
        <a href={`#${idOf(id)}`} className={linkHere}>
          {name}
        </a>
      </Heading>
      <Text size="small" tone="soft">
        {size}
      </Text>
      <Text size="small">{price}</Text>
      {plan === undefined ? (
        sample
      ) : (
        <ButtonLink tone="quiet" size="slim" to={plan}>
          {planWithPaver}
        </ButtonLink>
      )}
      <details className={more}>
        <summary>
          {moreOfPaver} <Icon name="down" />
        </summary>
        <dl className={facts}>
          {keysOf(paverFacts).map((fact) => (
            <div key={fact}>
              <dt>{paverFacts[fact]}</dt>
              <dd>{keepTogether(paver[fact])}</dd>
            </div>
          ))}
        </dl>
        {projectTitle === null ? null : (
          <SiteLink to={`/gallery?project=${project}`} className={foldedLink}>
            {seePaverIn(projectTitle)}
          </SiteLink>
        )}
        {plan === undefined ? null : (
          <>
            <SiteLink to={onPhoto(plan)} className={foldedLink}>
              {paverOnPhoto}
            </SiteLink>
            {sample}
          </>
        )}
        <PrintButton sheet={idOf(id)}>{printPaver}</PrintButton>
        <div className={foot}>
          <SheetFoot />
        </div>
      </details>
    </>
  );
});

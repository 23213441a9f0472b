import { useMachine } from "@xstate/react";
import { type ReactNode, useMemo, useState } from "react";
import { suburbFinderMachine } from "#machines/suburb-finder/suburb-finder.machine.ts";
import { suggestions, wholeArea } from "../../content/interface/areas.ts";
import { placeNames } from "../../content/place-names.ts";
import type { Place } from "../../domain/areas.ts";
import { Part } from "../../hydration/part.tsx";
import { needsScript } from "../../hydration/protocol.ts";
import { SectionError } from "../../shell/fallbacks.tsx";
import { inspected } from "../../shell/inspected.ts";
import { Combobox } from "../../ui/combobox/combobox.tsx";
import { RichText } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { hasSearchTerm, matchPlaces } from "./match-places.ts";
import { SuburbAnswer, type SuburbAnswerProps } from "./suburb-answer.tsx";
import { finder } from "./suburb-finder.css.ts";

interface SuburbFinderProps extends Omit<SuburbAnswerProps, "place"> {
  children?: ReactNode;
}

/** Finds a suburb and answers in place (docs/specification.md#areas-we-serve); hidden without script. */
export const SuburbFinder = (props: SuburbFinderProps) => (
  <div {...needsScript}>
    <Part fallback={(retry) => <SectionError retry={retry} />}>
      <Finder {...props} />
    </Part>
  </div>
);

const toSuggestion = (place: Place) => ({ ...place, id: `${place.area}/${place.name}` });

/** The machine owns what the visitor is answered; the combobox, whether its list is open. */
function Finder({ texts, level, children }: SuburbFinderProps) {
  const [state, send] = useMachine(suburbFinderMachine, inspected);
  const { places, chosen } = state.context;
  const [isOpen, setOpen] = useState(false);
  const items = useMemo(() => places.map(toSuggestion), [places]);
  const search = (query: string) =>
    send(
      hasSearchTerm(query)
        ? { type: "query.changed", places: matchPlaces(placeNames, query) }
        : { type: "query.cleared" },
    );
  const [first] = places;
  return (
    <div className={finder}>
      <Stack gap="sm">
        {children}
        <Combobox
          id="suburb"
          label={texts.label}
          hint={texts.hint}
          items={items}
          noteOf={noteOf}
          isOpen={isOpen}
          setOpen={setOpen}
          onType={search}
          onChoose={(place) => send({ type: "place.chosen", place })}
        />
      </Stack>
      <div role="status">
        {state.matches({ searching: "announced" }) && isOpen && first !== undefined ? (
          <VisuallyHidden>
            {suggestions(places.length, `${first.name}, ${noteOf(first)}`)}
          </VisuallyHidden>
        ) : null}
        {state.matches("advised") ? (
          <Text>
            <RichText paragraph={texts.noResult} />
          </Text>
        ) : null}
        {state.matches("answered") && chosen !== null ? (
          <SuburbAnswer texts={texts} place={chosen} level={level} />
        ) : null}
      </div>
    </div>
  );
}

const noteOf = ({ within }: Place) => within ?? wholeArea;

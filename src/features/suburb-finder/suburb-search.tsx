import { useNavigate } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { useMemo, useRef } from "react";
import { suburbFinderMachine } from "#machines/suburb-finder/suburb-finder.machine.ts";
import { placeNames } from "../../content/areas/place-names.ts";
import type { AreasIndexPage } from "../../content/page-schema.ts";
import type { Place } from "../../domain/places.ts";
import { useHydrationMark } from "../../hydration/use-hydration-mark.ts";
import { Combobox } from "../../ui/combobox/combobox.tsx";
import { Words } from "../../ui/prose/prose.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { advice } from "./suburb-finder.css.ts";

export interface SuburbSearchProps {
  words: AreasIndexPage["finder"];
}

/** The field with its list of suggestions, and what to do when there are none. */
export function SuburbSearch({ words }: SuburbSearchProps) {
  const navigate = useNavigate();
  const [finder, send] = useMachine(
    suburbFinderMachine.provide({
      actions: { visitArea: (_, { area }) => void navigate({ to: `/areas/${area}` }) },
    }),
    { input: { places: placeNames } },
  );
  const { query, suggestions } = finder.context;
  const status = useRef<HTMLDivElement>(null);
  useHydrationMark(status);
  const items = useMemo(() => suggestions.map(asItem), [suggestions]);
  const open = finder.matches("suggesting");
  return (
    <>
      <Combobox
        id="suburb"
        label={words.label}
        hint={words.hint}
        query={query}
        items={items}
        open={open}
        onType={(text) => send({ type: "query.changed", query: text })}
        onRequest={() => send({ type: "list.requested" })}
        onDismiss={() => send({ type: "list.dismissed" })}
        onChoose={({ place }) => send({ type: "suggestion.chosen", place })}
      />
      <div ref={status} role="status">
        {open ? (
          <VisuallyHidden>
            {items.length === 1 ? "1 suggestion" : `${items.length} suggestions`}
          </VisuallyHidden>
        ) : null}
        {finder.matches("nothingFound") ? (
          <div className={advice}>
            <Text>
              <Words of={words.noResult} />
            </Text>
          </div>
        ) : null}
      </div>
    </>
  );
}

const asItem = (place: Place) => ({
  id: `${place.area}/${place.name}`,
  name: place.name,
  note: place.within ?? "The whole area",
  place,
});

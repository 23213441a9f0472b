import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Place } from "#src/domain/areas.ts";
import { suburbFinderMachine } from "./suburb-finder.machine.ts";

const place = (name: string): Place => ({ name, within: "Benoni", area: "benoni" });
const [rynfield, northmead] = [place("Rynfield"), place("Northmead")];

test("suburb finder: answers for one of the suggestions after another", () => {
  const finder = createActor(suburbFinderMachine).start();
  finder.send({ type: "query.changed", places: [rynfield, northmead] });
  for (const chosen of [northmead, rynfield]) {
    finder.send({ type: "place.chosen", place: chosen });
    expect(finder.getSnapshot()).toMatchObject({
      value: "answered",
      context: { places: [rynfield, northmead], chosen },
    });
  }
});

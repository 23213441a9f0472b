import { expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { mapMachine } from "./map.machine.ts";

/** A map whose site answers every probe but those before `answersFrom`, counted from 1. */
function openMap(answersFrom: number) {
  let probes = 0;
  const probe = fromPromise(async () => {
    probes += 1;
    if (probes < answersFrom) throw new Error("No answer");
  });
  const map = createActor(mapMachine.provide({ actors: { probe } })).start();
  return { map, probes: () => probes };
}

test("the map is probed and shown when it is reached", async () => {
  const { map, probes } = openMap(1);
  expect(map.getSnapshot().value).toBe("absent");
  expect(probes()).toBe(0);
  map.send({ type: "map.reached" });
  expect(map.getSnapshot().value).toBe("probing");
  await waitFor(map, (snapshot) => snapshot.matches({ shown: "unasked" }));
  expect(probes()).toBe(1);
});

test("the map stays away when its site does not answer", async () => {
  const { map, probes } = openMap(2);
  map.send({ type: "map.reached" });
  await waitFor(map, (snapshot) => snapshot.matches("unreachable"));
  map.send({ type: "map.reached" });
  expect(probes()).toBe(1);
});

test("the map waits for a request where data is saved, and can be requested again", async () => {
  const { map, probes } = openMap(2);
  map.send({ type: "dataSaver.found" });
  map.send({ type: "map.reached" });
  expect(map.getSnapshot().value).toBe("offered");
  map.send({ type: "map.requested" });
  map.send({ type: "map.requested" });
  await waitFor(map, (snapshot) => snapshot.matches("failed"));
  expect(probes()).toBe(1);
  map.send({ type: "map.requested" });
  await waitFor(map, (snapshot) => snapshot.matches({ shown: "onRequest" }));
});

test("the map fails without a probe", async () => {
  const map = createActor(mapMachine).start();
  map.send({ type: "map.reached" });
  await waitFor(map, (snapshot) => snapshot.matches("unreachable"));
});

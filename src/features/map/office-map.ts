import { business } from "virtual:business";
import { fromPromise } from "xstate";
import { mapMachine } from "#machines/map/map.machine.ts";

const { mapLatitude: latitude, mapLongitude: longitude } = business;

/** Half the height and width of the map section, in degrees: about 1 km. */
const halfSize = { latitude: 0.006, longitude: 0.012 };

const bounds = [
  longitude - halfSize.longitude,
  latitude - halfSize.latitude,
  longitude + halfSize.longitude,
  latitude + halfSize.latitude,
].map((degrees) => degrees.toFixed(5));

const query = new URLSearchParams({
  bbox: bounds.join(","),
  layer: "mapnik",
  marker: `${latitude},${longitude}`,
});

export const mapUrl = `https://www.openstreetmap.org/export/embed.html?${query}`;

/** The map of the office (docs/decisions/0013-map-loads-when-reached.md). */
export const officeMapMachine = mapMachine.provide({
  actors: {
    // An iframe reports no network error, so the map is shown only once its URL has answered.
    probe: fromPromise(async ({ signal }) => {
      await fetch(mapUrl, { mode: "no-cors", credentials: "omit", signal });
    }),
  },
});

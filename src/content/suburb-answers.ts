import type { SuburbAnswers } from "../content-schema/suburb-answers-schema.ts";

const johannesburg =
  "The Johannesburg roads agency has to give permission to dig, a wayleave, first.";
const tshwane = "The City of Tshwane has to consent first.";
const ekurhuleni = "The City of Ekurhuleni has to give permission first.";

const association = "Inside an estate its association decides.";

/**
 * What the suburb finder answers: each local page in two sentences. The sources are
 * those of the local pages, in docs/facts.md.
 */
export const suburbAnswers = {
  alberton: {
    ground: "Rocky in places on the Meyersdal ridge; lower down the water from uphill decides.",
    verge: ekurhuleni,
  },
  benoni: {
    ground: "Damp near the lakes, so the base is drained first. Dolomite in parts of Ekurhuleni.",
    verge: ekurhuleni,
  },
  boksburg: {
    ground: "Filled in places where gold was mined: we dig to firm ground.",
    verge: ekurhuleni,
  },
  centurion: {
    ground: "Dolomite under many suburbs: water must be led away, not soaked in.",
    verge: tshwane,
  },
  edenvale: {
    ground: "Weathered granite in parts: firm when dry, and it can settle once it is soaked.",
    verge: ekurhuleni,
  },
  "east-rand": {
    ground: "Clay by the lakes, old mine land and, in places, dolomite.",
    verge: ekurhuleni,
  },
  fourways: {
    ground: "Granite: a boulder at one end of a stand, loose sand at the other.",
    verge: `${johannesburg} ${association}`,
  },
  germiston: {
    ground: "Some of it dolomitic, some of it mined: pipes are tested before they are covered.",
    verge: ekurhuleni,
  },
  hartbeespoort: {
    ground: "Steep, with clay in places: the lowest edge is cast first.",
    verge: `Ask the municipality, Madibeng. ${association}`,
  },
  johannesburg: {
    ground: "Quartzite on the ridges, loose soil below them, and roots in the old suburbs.",
    verge: johannesburg,
  },
  "kempton-park": {
    ground: "Parts may lie on dolomite: water must be led away, not soaked in.",
    verge: ekurhuleni,
  },
  krugersdorp: {
    ground: "Slopes, and dolomite in places: all stormwater must be led away.",
    verge: "The verge belongs to Mogale City: apply there first.",
  },
  midrand: {
    ground: "Granite, and old service trenches that sink where they were badly filled.",
    verge: johannesburg,
  },
  pretoria: {
    ground: "Clay in places, most of all in the north: it swells in January and cracks in July.",
    verge: tshwane,
  },
  randburg: {
    ground: "Differs from stand to stand: the dips and humps of the old driveway show it.",
    verge: johannesburg,
  },
  roodepoort: {
    ground: "Quartzite at one end of a driveway, fill at the other; dolomite in places.",
    verge: johannesburg,
  },
  sandton: {
    ground: "Granite that feels firm when dry; some of it collapses when it is soaked.",
    verge: johannesburg,
  },
  waterfall: {
    ground: "Levelled stands, half cut and half fill: the fill goes on settling.",
    verge: `${johannesburg} ${association}`,
  },
} satisfies SuburbAnswers;

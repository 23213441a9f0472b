import type { PaverColourName } from "../../domain/pavers.ts";

/** Four tones of a paver, as a pallet mixes them. */
type PaverTones = readonly [string, string, string, string];

/** The colours of pavers, as of a material: the same in both colour schemes. */
export const paverColours: Readonly<Record<PaverColourName, PaverTones>> = {
  "clay-red": ["#A9502F", "#9A4529", "#B85E3B", "#8B3C24"],
  "clay-brown": ["#7B5340", "#6C4736", "#8A614C", "#5F3E30"],
  terracotta: ["#C8714B", "#BD6541", "#D48159", "#B25B38"],
  sandstone: ["#CDB48C", "#C2A77D", "#D9C29D", "#B79B71"],
  grey: ["#A5A29C", "#98958F", "#B2AFA9", "#8C8983"],
  charcoal: ["#4B4A4A", "#414141", "#575655", "#383838"],
  "autumn-blend": ["#A9502F", "#C98A55", "#7B4433", "#D2A06B"],
  "slate-blend": ["#8B8A88", "#5C5F63", "#A9A5A0", "#45474A"],
};

const [paleSand, darkSand] = ["#E6DDCD", "#2B241D"];

/** Sand in the joints: pale between dark pavers, else dark, so that joints are seen (3:1, WCAG 2.2, 1.4.11). */
export const jointColours: Readonly<Record<PaverColourName, string>> = {
  "clay-red": paleSand,
  "clay-brown": paleSand,
  terracotta: darkSand,
  sandstone: darkSand,
  grey: darkSand,
  charcoal: paleSand,
  "autumn-blend": darkSand,
  "slate-blend": darkSand,
};

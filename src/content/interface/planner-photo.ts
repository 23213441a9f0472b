import type { GroundCorner, PhotoNotice } from "../../planner/domain/ground-corners.ts";

/* The words of a plan on the visitor's own photo. */

export const photoView = {
  open: "See it on your photo",
  another: "Choose another photo",
  /** Beside the button. */
  clear:
    "Move cars and pots first, or keep them in front with the brush: what stands on the ground is paved over.",
  privacy: "Optional. The photo stays on this device: it is never sent and never stored.",
  reading: "Reading the photo…",
  /** What the picture shows, for those who do not see it. */
  shows: (plan: string): string => `Your photo with this plan laid on its ground: ${plan}.`,
  /** The same without the plan. */
  showsGround: "Your photo with the ground as it is.",
  instruction: (near: string, away: string): string =>
    `Drag the corners to where the paving ends on the ground. Near side: ${near}. Leading away: ${away}.`,
  /** Where there are keys. */
  keys: "The arrow keys move a corner, too.",
  /** What the picture cannot show (docs/facts.md#on-a-photo). */
  limits:
    "An impression: a screen does not show the true colour, and the site visit decides about levels and drainage.",
  noRectangle: "These corners make no rectangle. The photo shows the last ones that did.",
  reset: "Put the corners back",
  turn: "Turn the plan",
  /** Folds all but what shows the ground, on a phone. */
  tools: "Turn, save, share and more",
  remove: "Back to the drawing",
  bareGround: "Show the ground as it is",
  save: "Save the picture",
  /** Changes what is saved and shared. */
  beforeAndAfter: "Before and after side by side",
  share: "Share",
  saving: "Making the picture…",
  onPicture: "An impression, to scale.",
  fileName: "my-paving.jpg",
} as const;

/** The brush that keeps a car, a pot, a dog or a post in front of the plan. */
export const keepBrush = {
  keep: "Keep this in front",
  brush: "Brush: arrow keys move it, the space bar paints",
  instruction:
    "Paint over what stands on the ground, such as a car, a pot or a post. Press the button again when it is done.",
  strokes: (count: number): string =>
    count === 1 ? "1 stroke stays in front." : `${count} strokes stay in front.`,
  undo: "Undo the last stroke",
} as const;

/** The size of the ground on it; lengths are in metres (docs/facts.md#on-a-photo). */
export const groundSize = {
  ask: "Measure it from a photo",
  instruction:
    "Drag the corners to a rectangle of the ground that you want paved. Best is a photo taken at chest height, about 1.5 m above level ground.",
  size: (near: number, away: number, nearRange: string, awayRange: string): string =>
    `About ${near} × ${away} m (${nearRange}, ${awayRange}), if you held the phone 1.5 m high and this is an uncropped photo.`,
  /** With one side known. */
  sizeFromSide: (near: number | string, away: number | string, range: string): string =>
    `From the side that you know: ${near} × ${away} m (${range}), if this is an uncropped photo.`,
  range: (from: number, to: number): string => `from ${from} to ${to}`,
  lessThan: (length: number): string => `less than ${length}`,
  moreThan: (length: number): string => `more than ${length}`,
  /** Where the planner of the page does not take such a size. */
  beyond:
    "The photo shows a size that cannot be planned on this page. Check the corners and the side that you know.",
  noRectangle:
    "These corners cross, or make a triangle. Drag each of them to its own corner of the ground.",
  farIsWider:
    "The far side is wider than the near one, which no photo of level ground shows. Drag the far corners closer together, or the near ones apart.",
  tooVague:
    "This photo was taken from too far away, or shows the ground too flat, to tell its size. Enter one side that you know, or take a photo from nearer.",
  known: "I know one side",
  sides: { near: "Near side", away: "Leading away" },
  hint: "Fill in one of the two, in metres. A large step is about 0.8 m.",
  /** By the width of the near side; the door itself may be at the far one. */
  garageDoors: {
    "2.4": "As wide as a garage door for one car: 2.4 m",
    "4.9": "For two cars: 4.9 m",
  },
  otherSide: (about: number): string =>
    `But the photo shows about ${about} m there: check the number and the corners.`,
  take: "Use this size",
  leave: "Show the plan",
  /** Below a plan on the photo. */
  fixed:
    "The corners stay where they are on the ground. Another size lays more or fewer pavers between them.",
  otherSize: (near: number, away: number): string =>
    `Between these corners, the photo shows about ${near} × ${away} m, which is not what you plan. Check the corners and the size.`,
} as const;

export const cornerLabels: Readonly<Record<GroundCorner, string>> = {
  "near-left": "Near left corner",
  "near-right": "Near right corner",
  "far-right": "Far right corner",
  "far-left": "Far left corner",
};

/** Where a corner is, in percent of the photo. */
export const cornerPosition = (left: number, top: number): string =>
  `${left} percent from the left, ${top} from the top`;

/** What is wrong with a photo and what to do, or what became of the picture. */
export const photoNotices: Readonly<Record<PhotoNotice, string>> = {
  "none-chosen":
    "No photo was chosen. If the camera did not open, take the photo first and choose it here.",
  empty: "This file is empty. Choose another photo.",
  "not-a-picture": "This file is no picture. Choose a photo, or take a screenshot of it.",
  heic: "This browser cannot read HEIC photos. Take a screenshot of the photo and choose that.",
  "too-large": "This photo is too large for this device. Take a screenshot of it and choose that.",
  damaged: "This photo cannot be read. Choose another one, or take a screenshot of it.",
  "cut-off":
    "A part of this photo is missing, as after a broken download. Fetch it again, or take a screenshot of it.",
  "pixels-hidden":
    "This browser hides the colours of photos from every website: allow “canvas” for this site beside its address and choose the photo again, or open this page in another browser.",
  saved:
    "The picture is saved. Send it to us by WhatsApp or email, with your other photos, after your request.",
  "not-saved": "The picture could not be saved. Take a screenshot instead.",
  "saves-nothing":
    "This app saves no pictures. Take a screenshot, or open this page in your browser and choose the photo there.",
  shared: "The picture is shared.",
  "share-again": "The picture is ready. Press “Share” once more.",
  "share-unanswered":
    "There is no answer yet. If the picture was not shared, take a screenshot and send that.",
  "not-shared": "The picture could not be shared. Save it, and send it from your photos.",
};

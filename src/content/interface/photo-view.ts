import type { GroundCorner, PhotoNotice } from "../../planner/domain/photo-ground.ts";

/** The plan on the visitor's own photo. */
export const photoView = {
  open: "See it on your photo",
  another: "Choose another photo",
  /** Beside the button. */
  privacy: "Optional. The photo stays on this device: it is never sent and never stored.",
  reading: "Reading the photo…",
  /** What the picture shows, for those who do not see it. */
  shows: (plan: string): string => `Your photo with this plan laid on its ground: ${plan}.`,
  place: (near: string, away: string): string =>
    `Drag the corners to where the paving ends on the ground, or move them with the arrow keys. Near side: ${near}. Leading away: ${away}.`,
  /** What the picture cannot show (docs/facts.md#on-a-photo). */
  limits:
    "An impression: a screen does not show the true colour, and the site visit decides about levels and drainage.",
  noRectangle: "These corners make no rectangle. The photo shows the last ones that did.",
  reset: "Put the corners back",
  turn: "Turn the plan",
  remove: "Back to the drawing",
  save: "Save the picture",
  share: "Share",
  saving: "Making the picture…",
  onPicture: "An impression, to scale.",
  fileName: "my-paving.jpg",
} as const;

export const cornerLabels: Readonly<Record<GroundCorner, string>> = {
  "near-left": "Near left corner",
  "near-right": "Near right corner",
  "far-right": "Far right corner",
  "far-left": "Far left corner",
};

/** Where a corner is, in percent of the photo. */
export const cornerPlace = (left: number, top: number): string =>
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
    "The picture is saved. Once you have sent your request, you can send it with your other photos.",
  "not-saved": "The picture could not be saved. Take a screenshot instead.",
  shared: "The picture is shared.",
  "share-again": "The picture is ready. Press “Share” once more.",
  "not-shared": "The picture could not be shared. Save it, and send it from your photos.",
};

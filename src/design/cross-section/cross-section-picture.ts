import type { Traffic } from "../../domain/pavement.ts";

/** The files of one cross-section, for a `<picture>`. */
export interface CrossSectionPicture {
  /** URL of the cross-section in the default colours. */
  readonly src: string;
  /** The other colours, in the order in which the browser has to try them. */
  readonly sources: readonly { readonly media: string; readonly srcSet: string }[];
}

export type CrossSectionPictures = Readonly<Record<Traffic, CrossSectionPicture>>;

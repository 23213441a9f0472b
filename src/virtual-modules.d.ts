/** The business details of business.ts, with environment variables applied, validated. */
declare module "virtual:business" {
  export const business: import("./content-schema/business-schema.ts").Business;
}

/** The pictures of pictures/pictures.ts as the build serves them (src/build/pictures). */
declare module "virtual:pictures" {
  export type PictureName = import("./content/pictures/pictures.ts").PictureName;
  export const pictures: Readonly<Record<PictureName, import("./domain/pictures.ts").PictureData>>;
}

/** Paths of the preview pictures of shared links, by the name of the picture each is made from. */
declare module "virtual:social-pictures" {
  export const socialPictures: Readonly<Record<string, string>>;
}

/** The files of the cross-sections (src/build/cross-section-plugin.ts). */
declare module "virtual:cross-sections" {
  export const crossSectionPictures: import("./design/cross-section/cross-section-layout.ts").CrossSectionPictures;
}

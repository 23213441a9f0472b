/** The files of the cross-sections (src/build/drawings-plugin.ts). */
declare module "virtual:cross-sections" {
  export const crossSectionPictures: import("../../design/cross-section/cross-section-picture.ts").CrossSectionPictures;
}

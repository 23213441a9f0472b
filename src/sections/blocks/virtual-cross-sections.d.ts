/** The files of the cross-sections (src/build/cross-section-plugin.ts). */
declare module "virtual:cross-sections" {
  export const crossSectionPictures: import("../../design/cross-section/cross-section-picture.ts").CrossSectionPictures;
}

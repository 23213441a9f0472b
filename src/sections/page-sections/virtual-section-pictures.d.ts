/** The files of the cross-sections (src/build/drawings-plugin.ts). */
declare module "virtual:section-pictures" {
  export const sectionPictures: import("../../design/layers/section-picture.ts").SectionPictures;
}

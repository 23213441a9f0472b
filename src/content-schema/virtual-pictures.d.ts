/** The pictures of pictures/pictures.ts as the build serves them (src/build/pictures). */
declare module "virtual:pictures" {
  export type PictureName = import("../content/pictures/pictures.ts").PictureName;
  export const pictures: Readonly<Record<PictureName, import("../domain/pictures.ts").PictureData>>;
}

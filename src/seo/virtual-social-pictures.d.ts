/** Paths of the preview pictures of shared links, by the name of the picture each is made from. */
declare module "virtual:social-pictures" {
  export const socialPictures: Readonly<Record<string, string>>;
}

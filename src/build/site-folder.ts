/** Where the finished site is built, and served from. */
export const siteFolder = "dist/site";
/** Where the built server part lies that draws the pages; it is not published. */
export const serverFolder = "dist/server";
/** Where the headers and the configurations for hosts are built. */
export const hostingFolder = "dist/hosting";

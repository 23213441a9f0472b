/** The built site, which hosts and `npm start` serve. */
export const siteFolder = "dist/site";
/** The server bundle that prerenders the pages. It is not published. */
export const serverFolder = "dist/server";
/** The headers and the configurations of hosts. */
export const hostingFolder = "dist/hosting";

/** Every address that the site answers with a page of its own, in the order of the route table. */
export const sitePaths: readonly string[] = ["/", "/contact", "/services/residential"];

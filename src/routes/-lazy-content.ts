import { notFound } from "@tanstack/react-router";

/** Files of content that are fetched one at a time, by path; each exports one page. */
type LazyFiles<Page> = Readonly<Record<string, () => Promise<Readonly<Record<string, Page>>>>>;

/**
 * The page that the file at `path` holds.
 *
 * @throws the router's notFound() where there is no such file
 */
export async function loadContent<Page>(files: LazyFiles<Page>, path: string): Promise<Page> {
  const load = files[path];
  if (load === undefined) throw notFound();
  const [page] = Object.values(await load());
  if (page === undefined) throw new Error(`${path} exports no page; one is wanted.`);
  return page;
}

import { business } from "virtual:business";
import { noConnection } from "../../content/interface/errors.ts";
import { loadPage } from "../../lib/load-page.ts";
import { notify } from "../app/notify.ts";

/**
 * Loads a page as the browser does, where its script did not arrive: every page is complete HTML. Without a
 * connection the visitor stays where they are, and is told so.
 */
export function loadNatively(href: string) {
  loadPage(href).catch(() =>
    notify("error", {
      title: noConnection.title,
      description: noConnection.description(business.visiblePhone),
    }),
  );
}

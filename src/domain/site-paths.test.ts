import { expectTypeOf, test } from "vitest";
import type { FileRouteTypes } from "../routeTree.gen.ts";
import type { AreaSlug, PavingArea } from "./areas.ts";
import type { ServiceSlug } from "./services.ts";
import { type SitePath, sitePaths } from "./site-paths.ts";

/** The paths of each route that has a parameter. */
interface ParameterPaths {
  "/areas/$area": `/areas/${AreaSlug}`;
  "/paving-{$area}": `/paving-${PavingArea}`;
  "/services/$service": `/services/${ServiceSlug}`;
}

/** The route tree's paths, parameters filled in. */
type RoutePath = {
  [Path in FileRouteTypes["to"]]: Path extends keyof ParameterPaths ? ParameterPaths[Path] : Path;
}[FileRouteTypes["to"]];

// Here and not in site-paths.ts: the route tree imports the routes, and those import the paths.
test("site paths: are exactly those that the route tree answers", () => {
  expectTypeOf<SitePath>().toEqualTypeOf<RoutePath>();
});

test("site paths: list no path twice", ({ expect }) => {
  expect(new Set(sitePaths).size).toBe(sitePaths.length);
});

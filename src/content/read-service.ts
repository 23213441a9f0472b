import type { ServicePage } from "./schema.ts";

/** The content file of each service, a chunk of its own. The build has checked them (check-content.ts). */
const files = import.meta.glob<Readonly<Record<string, ServicePage>>>("./services/*.ts");

/** Loads the content of one service. Resolves to undefined when no service has that slug. */
export async function readService(slug: string): Promise<ServicePage | undefined> {
  const load = files[`./services/${slug}.ts`];
  return load && Object.values(await load())[0];
}

/** Whether the visitor asked the browser to save data (Save Data API, Chromium only). */
export function prefersReducedData(): boolean {
  if (import.meta.env.SSR) return false;
  const connection: { saveData?: unknown } | undefined = Reflect.get(navigator, "connection");
  return connection?.saveData === true;
}

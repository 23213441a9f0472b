/** Whether the visitor asked the browser to save data (Save Data API, Chromium only). */
export function prefersReducedData(): boolean {
  if (import.meta.env.SSR) return false;
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}

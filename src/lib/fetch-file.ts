/**
 * Fetches a file into the browser's cache, and once more if that fails.
 *
 * @throws TypeError or Error when both requests fail
 */
export async function fetchFile(url: string, isRetry = false): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`Expected ${url}, got status ${response.status}.`);
    await response.arrayBuffer();
  } catch (error) {
    if (isRetry) throw error;
    await fetchFile(url, true);
  }
}

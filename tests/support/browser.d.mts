/** See browser.mjs, which runs without a build before anything else does. */
export function findBrowser(): string | undefined;

/** Copies the project to a temporary folder. */
export function copyProject(): { folder: string; remove(): void };

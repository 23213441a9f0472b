import type { Certificate } from "../sections/blocks/credentials/credentials.schema.ts";

/**
 * Certificates that can be checked, such as { title: "CIDB", grade: "4CE", number: "10012345" }, with `href` of
 * the document or the register. On About, once there is one. With `document`, "nhbrc", "good-standing",
 * "tax-clearance" or "b-bbee", the brief of a commercial or industrial site offers it as well.
 */
export const certificates: readonly Certificate[] = [];

/** Accessible names of buttons that show an icon alone (WCAG 2.2, 4.1.2). */
export const closeDialog = "Close";
export const dismissToast = "Dismiss this notice";

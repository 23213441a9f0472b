/** "Call 010 000 0000" */
export const callNumber = (phone: string): string => `Call ${phone}`;

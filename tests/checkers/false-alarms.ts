interface FalseAlarm {
  finding: RegExp;
  reason: string;
}

/** Findings that are no fault of the page. */
export const falseAlarms: readonly FalseAlarm[] = [
  {
    finding: /^IBM aria_content_in_landmark: .*(Dismiss this notice|<p class=)/,
    reason:
      "A toast is a status message in a live region (WCAG 2.2, 4.1.3). A landmark that comes and goes with it would be noise, and one that stays would be empty.",
  },
  {
    finding: /^axe target-size: .*href\$=/,
    reason: "A toast covers a part of a link behind it, until it is dismissed.",
  },
];

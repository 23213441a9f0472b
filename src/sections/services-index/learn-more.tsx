import { learnMore } from "../../content/interface/sections.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";

/** The text of a link to a service; screen readers also hear which one (WCAG 2.2, 2.4.4). */
export const LearnMore = ({ service }: { service: string }) => (
  <span>
    {learnMore.text} <VisuallyHidden>{learnMore.about(service)}</VisuallyHidden>
  </span>
);

import { contact } from "../../src/content/contact.ts";
import { Band } from "../../src/sections/band/band.tsx";
import { ContactDetails } from "../../src/sections/contact/contact-details.tsx";
import { MapFrame } from "../../src/sections/contact/map-frame.tsx";
import type { Part } from "../example.ts";

export const part: Part = {
  name: "Contact",
  purpose: "How to reach the company, and where its office is.",
  examples: [
    {
      name: "Details",
      fullPage: true,
      content: (
        <Band>
          <ContactDetails details={contact.details} hoursNote="Within office hours now" />
        </Band>
      ),
    },
    {
      name: "Map",
      fullPage: true,
      content: (
        <Band>
          <MapFrame {...contact.map} />
        </Band>
      ),
    },
  ],
};

import type { Story } from "#examples/example.ts";
import { contact } from "../../content/contact.ts";
import { Band } from "../band/band.tsx";
import { ContactDetails } from "./contact.tsx";

export const story: Story = {
  name: "Contact",
  purpose: "How to reach the company.",
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
  ],
};

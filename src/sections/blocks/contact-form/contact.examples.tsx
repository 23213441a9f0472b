import type { Story } from "#examples/example.ts";
import { contact } from "../../../content/contact.ts";
import { blockIn } from "../../../content-schema/block-in.ts";
import { Band } from "../../band/band.tsx";
import { ContactDetails } from "./contact-form.tsx";

export const story: Story = {
  name: "Contact",
  purpose: "How to reach the company.",
  examples: [
    {
      name: "Details",
      fullPage: true,
      content: (
        <Band>
          <ContactDetails
            details={blockIn(contact, "contact-form").details}
            hoursNote="Within office hours now"
          />
        </Band>
      ),
    },
  ],
};

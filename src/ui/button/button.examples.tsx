import type { Story } from "#examples/example.ts";
import { Slab } from "#examples/slab.tsx";
import { Icon } from "../icon/icon.tsx";
import { Cluster } from "../stack/stack.tsx";
import { Button, ButtonLink } from "./button.tsx";

const long = "Write to quotes.and.everything.else@a-paving-contractor-with-a-long-name.co.za";

export const story: Story = {
  name: "Button",
  purpose: "Acts on the page; a ButtonLink looks the same and is a link.",
  examples: [
    ...(["filled", "quiet", "bare"] as const).map((tone) => ({
      name: tone,
      content: (
        <Cluster>
          <Button tone={tone}>Submit Request</Button>
          <Button tone={tone} disabled>
            Submitting...
          </Button>
          <ButtonLink tone={tone} to="/contact">
            <Icon name="phone" /> Call Us
          </ButtonLink>
        </Cluster>
      ),
    })),
    {
      name: "On the slab",
      content: (
        <Slab>
          <Cluster>
            <Button tone="onSlab">Submit Request</Button>
            <Button tone="onSlab" disabled>
              Submitting...
            </Button>
          </Cluster>
        </Slab>
      ),
    },
    {
      name: "Sizes",
      content: (
        <Cluster>
          <Button size="slim">Slim</Button>
          <Button>Usual</Button>
          <Button size="large">Large</Button>
        </Cluster>
      ),
    },
    {
      name: "Full width",
      content: (
        <div>
          <Button width="full">Request a Free Quote</Button>
        </div>
      ),
    },
    { name: "A long label", content: <Button tone="quiet">{long}</Button> },
  ],
};

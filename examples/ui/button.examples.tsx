import { Button, ButtonLink } from "../../src/ui/button/button.tsx";
import { Icon } from "../../src/ui/icon/icon.tsx";
import { Cluster } from "../../src/ui/stack/stack.tsx";
import type { Part } from "../example.ts";
import { Slab } from "../slab.tsx";

const long = "Write to quotes.and.everything.else@a-paving-contractor-with-a-long-name.co.za";

export const part: Part = {
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

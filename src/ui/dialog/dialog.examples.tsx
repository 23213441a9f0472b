import { waitForElement } from "#examples/arrange.ts";
import type { Story } from "#examples/example.ts";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { Text } from "../text/text.tsx";
import { Dialog } from "./dialog.tsx";

const noop = () => {};
const arrange = async () => {
  await waitForElement("[role=dialog]", HTMLElement);
};
const behind = <Button>Request a Free Quote</Button>;

export const story: Story = {
  name: "Dialog",
  purpose: "A modal dialog: the whole screen of a phone, a sheet above the page elsewhere.",
  examples: [
    { name: "Closed", fullPage: true, content: behind },
    {
      name: "With a form",
      fullPage: true,
      arrange,
      content: (
        <>
          {behind}
          <Dialog title="Request a Free Quote" closeLabel="Close" open onClose={noop}>
            <Field as="input" id="name" label="Name" required />
            <Button>Submit Request</Button>
          </Dialog>
        </>
      ),
    },
    {
      name: "Higher than the window",
      fullPage: true,
      arrange,
      content: (
        <Dialog
          title="A long title that takes more than one line on a phone"
          closeLabel="Close"
          open
          onClose={noop}
        >
          {Array.from({ length: 40 }, (_, index) => `Line ${index + 1}`).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Dialog>
      ),
    },
    {
      name: "For a picture",
      fullPage: true,
      arrange,
      content: (
        <Dialog
          title="Slab patio under a pergola"
          closeLabel="Close"
          open
          onClose={noop}
          width="picture"
        >
          <Text>Pale slabs in a half bond, joints lined up with the posts.</Text>
        </Dialog>
      ),
    },
  ],
};

import { Button } from "../../src/ui/button/button.tsx";
import { Dialog } from "../../src/ui/dialog/dialog.tsx";
import { Field } from "../../src/ui/field/field.tsx";
import { Text } from "../../src/ui/text/text.tsx";
import { untilShown } from "../arrange.ts";
import type { Part } from "../example.ts";

const nothing = () => {};
const arrange = async () => {
  await untilShown("[role=dialog]", HTMLElement);
};
const behind = <Button>Request a Free Quote</Button>;

export const part: Part = {
  name: "Dialog",
  purpose: "A modal dialog: the whole screen of a phone, a sheet above the page elsewhere.",
  examples: [
    { name: "Closed", whole: true, content: behind },
    {
      name: "With a form",
      whole: true,
      arrange,
      content: (
        <>
          {behind}
          <Dialog title="Request a Free Quote" open onClose={nothing}>
            <Field as="input" id="name" label="Name" required />
            <Button>Submit Request</Button>
          </Dialog>
        </>
      ),
    },
    {
      name: "Higher than the window",
      whole: true,
      arrange,
      content: (
        <Dialog
          title="A long title that takes more than one line on a phone"
          open
          onClose={nothing}
        >
          {Array.from({ length: 40 }, (_, index) => `Line ${index + 1}`).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Dialog>
      ),
    },
    {
      name: "For a picture",
      whole: true,
      arrange,
      content: (
        <Dialog title="Slab patio under a pergola" open onClose={nothing} width="picture">
          <Text>Pale slabs in a half bond, joints lined up with the posts.</Text>
        </Dialog>
      ),
    },
  ],
};

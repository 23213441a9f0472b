import type { Story } from "#examples/example.ts";
import { Field } from "./field.tsx";

const noop = () => {};
const common = { as: "input", label: "Area", onChange: noop } as const;
const choices = ["Driveway Paving", "Patio Paving"].map((name) => (
  <option key={name}>{name}</option>
));

export const story: Story = {
  name: "Field",
  purpose: "Label, hint, control and error message, associated with each other.",
  examples: [
    { name: "Empty", content: <Field {...common} id="empty" value="" /> },
    { name: "Required", content: <Field {...common} id="required" value="" required /> },
    {
      name: "With a hint",
      content: <Field {...common} id="hint" hint="Suburb or town" value="" />,
    },
    { name: "Filled", content: <Field {...common} id="filled" value="Rynfield" /> },
    {
      name: "With an error",
      content: <Field {...common} id="error" value="R" required error="Please enter your area" />,
    },
    {
      name: "With a hint, an error and help",
      content: (
        <Field
          {...common}
          id="both"
          value=""
          required
          hint="Suburb or town"
          error="Please enter your area"
          help="We plan the site visit by it, such as Rynfield."
        />
      ),
    },
    { name: "Disabled", content: <Field {...common} id="disabled" value="Rynfield" disabled /> },
    {
      name: "A choice",
      content: (
        <Field
          as="select"
          id="choice"
          label="Service"
          required
          value="Patio Paving"
          onChange={noop}
        >
          {choices}
        </Field>
      ),
    },
    {
      name: "A choice with an error",
      content: (
        <Field as="select" id="no-choice" label="Service" required error="Please select a service">
          {choices}
        </Field>
      ),
    },
    {
      name: "Several lines",
      content: (
        <Field
          as="textarea"
          id="lines"
          label="Project Details"
          value={"About 60 m² of driveway,\ntwo cars."}
          onChange={noop}
        />
      ),
    },
  ],
};

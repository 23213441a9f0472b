import type { Story } from "#examples/example.ts";
import { roles, swatch, swatches } from "./colours.examples.css.ts";

export const story: Story = {
  name: "Colours",
  purpose: "Every colour by its role; it follows the scheme that the visitor has chosen.",
  examples: [
    {
      name: "All roles",
      content: (
        <ul className={swatches}>
          {roles.map((role) => (
            <li key={role}>
              <div className={swatch[role]} />
              {role}
            </li>
          ))}
        </ul>
      ),
    },
  ],
};

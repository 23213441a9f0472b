import type { Story } from "#examples/example.ts";
import { LogoMark } from "../logo-mark/logo-mark.tsx";
import { Cluster } from "../stack/stack.tsx";
import { Icon } from "./icon.tsx";

const names = [
  "phone",
  "mail",
  "place",
  "clock",
  "tick",
  "cross",
  "menu",
  "down",
  "forward",
  "enlarge",
  "back",
  "warning",
  "copy",
] as const;

export const story: Story = {
  name: "Icon",
  purpose: "A decorative icon beside text that says the same.",
  examples: [
    {
      name: "All icons",
      content: (
        <Cluster>
          {names.map((name) => (
            <span key={name}>
              <Icon name={name} /> {name}
            </span>
          ))}
        </Cluster>
      ),
    },
    { name: "The company's logo mark", content: <LogoMark /> },
  ],
};

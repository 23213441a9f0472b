import type { Story } from "#examples/example.ts";
import { keysOf } from "../../domain/keys-of.ts";
import { LogoMark } from "../logo-mark/logo-mark.tsx";
import { Cluster } from "../stack/stack.tsx";
import { Icon, paths } from "./icon.tsx";

export const story: Story = {
  name: "Icon",
  purpose: "A decorative icon beside text that says the same.",
  examples: [
    {
      name: "All icons",
      content: (
        <Cluster>
          {keysOf(paths).map((name) => (
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

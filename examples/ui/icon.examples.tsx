import { Icon } from "../../src/ui/icon/icon.tsx";
import { LogoMark } from "../../src/ui/logo-mark/logo-mark.tsx";
import { Cluster } from "../../src/ui/stack/stack.tsx";
import type { Part } from "../example.ts";

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

export const part: Part = {
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

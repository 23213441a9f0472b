import type { Story } from "#examples/example.ts";
import { courseCard, courses } from "../courses/courses.css.ts";
import { Heading } from "../heading/heading.tsx";
import { Text } from "../text/text.tsx";
import { Card } from "./card.tsx";

const content = (
  <>
    <Heading level={3}>Free site visit</Heading>
    <Text tone="soft">We measure, look at the ground and tell you what it calls for.</Text>
  </>
);

export const story: Story = {
  name: "Card",
  purpose: "Groups related content.",
  examples: [
    { name: "Sheet", content: <Card>{content}</Card> },
    { name: "Ruled", content: <Card look="ruled">{content}</Card> },
    {
      name: "In courses",
      content: (
        <ul className={courses}>
          {[1, 2, 3, 4].map((number) => (
            <li key={number} className={courseCard}>
              <Card>{content}</Card>
            </li>
          ))}
        </ul>
      ),
    },
  ],
};

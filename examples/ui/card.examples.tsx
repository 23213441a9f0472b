import { Card } from "../../src/ui/card/card.tsx";
import { courseCard, courses } from "../../src/ui/courses/courses.css.ts";
import { Heading } from "../../src/ui/heading/heading.tsx";
import { Text } from "../../src/ui/text/text.tsx";
import type { Part } from "../example.ts";

const content = (
  <>
    <Heading level={3}>Free site visit</Heading>
    <Text tone="soft">We measure, look at the ground and tell you what it calls for.</Text>
  </>
);

export const part: Part = {
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

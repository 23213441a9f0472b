import type { Paragraph } from "../../domain/rich-text.ts";
import { TextLink } from "../link/link.tsx";
import { keepTogether, Text, type TextProps } from "../text/text.tsx";

/** The text and links of one paragraph, without an element around them. */
export function RichText({ paragraph }: { paragraph: Paragraph }) {
  if (typeof paragraph === "string") return keepTogether(paragraph);
  return paragraph.map((piece) =>
    typeof piece === "string" ? (
      keepTogether(piece)
    ) : (
      <TextLink key={piece.to + piece.text} to={piece.to}>
        {piece.text}
      </TextLink>
    ),
  );
}

interface ProseProps extends Pick<TextProps, "size" | "tone"> {
  paragraphs: readonly Paragraph[];
}

/** Paragraphs of running text; the parent spaces them. */
export function Prose({ paragraphs, ...look }: ProseProps) {
  return paragraphs.map((paragraph) => (
    <Text key={JSON.stringify(paragraph)} {...look}>
      <RichText paragraph={paragraph} />
    </Text>
  ));
}

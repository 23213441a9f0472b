import { Text } from "../../ui/text/text.tsx";
import { WidePicture, type WidePictureProps } from "./wide-picture.tsx";

export interface WideTextProps extends Pick<WidePictureProps, "id" | "heading" | "picture"> {
  text: string;
}

/** A wide picture with a heading and a paragraph on its slab. */
export const WideText = ({ id, heading, picture, text }: WideTextProps) => (
  <WidePicture
    id={id}
    heading={heading}
    picture={picture}
    words={<Text size="lead">{text}</Text>}
  />
);

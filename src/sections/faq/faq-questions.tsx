import type { ReactNode } from "react";
import type { PictureName } from "../../content/pictures/pictures.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Band } from "../band/band.tsx";
import { closeView, questionsBesidePicture } from "./faq-section.css.ts";

/** The questions of the FAQ page beside one close-up picture. */
export function FaqSection({ picture, children }: { picture: PictureName; children: ReactNode }) {
  return (
    <Band background="sand">
      <div className={questionsBesidePicture}>
        <div>{children}</div>
        <div className={closeView}>
          <Picture picture={picture} aspect="4:5" sizes={pictureBoxes.besideQuestions} />
        </div>
      </div>
    </Band>
  );
}

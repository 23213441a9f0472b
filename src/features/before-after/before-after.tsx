import { useState } from "react";
import { illustrationLabel } from "../../content/pictures/illustration-note.ts";
import type { PictureName } from "../../content/pictures/pictures.ts";
import { useIsHydrating } from "../../hydration/use-is-hydrating.ts";
import { IllustrationLabel } from "../../ui/picture/illustration.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Slider } from "../../ui/slider/slider.tsx";
import { after, before, label, pictures, seam, slider } from "./before-after.css.ts";

interface LabelledPicture {
  picture: PictureName;
  label: string;
}

interface BeforeAfterProps {
  bare: LabelledPicture;
  paved: LabelledPicture;
  name: string;
  /** What the slider says of a share of the picture from before, in percent. */
  share: (percent: number) => string;
}

/** Two pictures from the same place, and a native slider that moves the seam. Without script they are side by side. */
export function BeforeAfter({ bare, paved, name, share }: BeforeAfterProps) {
  const isHydrating = useIsHydrating();
  const [seamAt, setSeamAt] = useState(50);
  // The content security policy refuses style attributes in the HTML.
  const styleOf = (style: object) => (isHydrating ? undefined : style);
  return (
    <div className={pictures}>
      <div className={before} style={styleOf({ clipPath: `inset(0 ${100 - seamAt}% 0 0)` })}>
        <Picture picture={bare.picture} sizes={pictureBoxes.beforeAfter} aspect="3:2" />
        <span className={label}>{bare.label}</span>
        <IllustrationLabel picture={bare.picture}>{illustrationLabel}</IllustrationLabel>
      </div>
      <div className={after}>
        <Picture picture={paved.picture} sizes={pictureBoxes.beforeAfter} aspect="3:2" />
        <span className={label}>{paved.label}</span>
      </div>
      <span className={seam} style={styleOf({ insetInlineStart: `${seamAt}%` })} />
      {isHydrating ? null : (
        <Slider
          className={slider}
          label={name}
          valueText={share(seamAt)}
          value={seamAt}
          text={`${seamAt}`}
          onChange={(text) => setSeamAt(Number(text))}
        />
      )}
    </div>
  );
}

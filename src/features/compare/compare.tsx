import { useState } from "react";
import { illustrationLabel } from "../../content/pictures/illustration-note.ts";
import type { PictureName } from "../../content/pictures/pictures.ts";
import { useIsHydrating } from "../../hydration/use-is-hydrating.ts";
import { IllustrationLabel } from "../../ui/picture/illustration.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Slider } from "../../ui/slider/slider.tsx";
import { after, before, compared, label, seam, slider } from "./compare.css.ts";

interface ComparedPicture {
  picture: PictureName;
  label: string;
}

interface CompareProps {
  bare: ComparedPicture;
  paved: ComparedPicture;
  /** Name of the slider. */
  name: string;
  /** What the slider says of a share of the picture from before, in percent. */
  share: (percent: number) => string;
}

/**
 * Two pictures from the same place, and a native slider over them that moves the seam. It comes with the
 * script; until then the seam is in the middle, and without script the two stand side by side.
 */
export function Compare({ bare, paved, name, share }: CompareProps) {
  const isHydrating = useIsHydrating();
  const [place, setPlace] = useState(50);
  // The content security policy refuses style attributes in the HTML.
  const styleOf = (style: object) => (isHydrating ? undefined : style);
  return (
    <div className={compared}>
      <div className={before} style={styleOf({ clipPath: `inset(0 ${100 - place}% 0 0)` })}>
        <Picture picture={bare.picture} sizes={pictureBoxes.compare} aspect="3:2" />
        <span className={label}>{bare.label}</span>
        <IllustrationLabel picture={bare.picture}>{illustrationLabel}</IllustrationLabel>
      </div>
      <div className={after}>
        <Picture picture={paved.picture} sizes={pictureBoxes.compare} aspect="3:2" />
        <span className={label}>{paved.label}</span>
      </div>
      <span className={seam} style={styleOf({ insetInlineStart: `${place}%` })} />
      {isHydrating ? null : (
        <Slider
          className={slider}
          label={name}
          valueText={share(place)}
          value={place}
          text={`${place}`}
          onChange={(text) => setPlace(Number(text))}
        />
      )}
    </div>
  );
}

import type { ReactNode } from "react";
import type { PictureName } from "../../content/pictures/pictures.ts";
import type { AreaPage } from "../../content-schema/schema.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Cluster } from "../../ui/stack/stack.tsx";
import { keepTogether } from "../../ui/text/keep-together.tsx";
import { FactStrip } from "./fact-strip.tsx";
import {
  column,
  content,
  frame,
  hero,
  lead as leadStyle,
  lowHero,
  picture as pictureStyle,
  proofItem,
  proof as proofStyle,
} from "./hero.css.ts";

export interface HeroProps {
  /** Three or four short facts: below the picture on a phone, over the lower edge in wide windows. */
  facts?: AreaPage["strip"];
  heading: ReactNode;
  lead: string;
  picture: PictureName;
  /** One filled and one quiet button at most. */
  buttons: ReactNode;
  /** Three short claims, each with a tick. */
  proof?: readonly string[];
  /** For the home page. */
  tall?: boolean;
}

/** The opening of a page with a picture: heading, lead and the next step. */
export function Hero({ heading, lead, picture, buttons, proof, facts, tall = false }: HeroProps) {
  return (
    <div className={frame}>
      <div className={tall ? hero : lowHero}>
        <div className={pictureStyle}>
          <Picture
            picture={picture}
            sizes={tall ? pictureBoxes.tallHero : pictureBoxes.lowHero}
            priority
            aspect="fill"
          />
        </div>
        <div className={content}>
          <div className={column}>
            <Heading level={1}>{heading}</Heading>
            <p className={leadStyle}>{keepTogether(lead)}</p>
            <Cluster>{buttons}</Cluster>
            {proof === undefined ? null : (
              <ul className={proofStyle}>
                {proof.map((claim) => (
                  <li key={claim} className={proofItem}>
                    <Icon name="tick" /> <span>{keepTogether(claim)}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </div>
      {facts === undefined ? null : <FactStrip facts={facts} />}
    </div>
  );
}

import type { ReactNode } from "react";
import type { HomePage } from "../../content-schema/page-schema.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { keepTogether } from "../../ui/text/keep-together.tsx";
import {
  panel,
  panelCaption,
  panelLink,
  panelPicture,
  panels,
  panelText,
} from "./service-panels.css.ts";

type Card = Omit<HomePage["services"]["cards"][number], "linkText">;

export interface ServicePanelsProps {
  /** `linkText` must make sense out of context (WCAG 2.2, 2.4.4). */
  cards: readonly (Card & { linkText: ReactNode })[];
}

/** The three categories: tall pictures with a caption across the lower edge. */
export function ServicePanels({ cards }: ServicePanelsProps) {
  return (
    <ul className={panels}>
      {cards.map(({ title, description, picture, to, linkText }) => (
        <li key={to} className={panel}>
          <div className={panelPicture}>
            <Picture picture={picture} aspect="fill" sizes={pictureBoxes.panel} />
          </div>
          <div className={panelCaption}>
            <Heading level={3}>{title}</Heading>
            <p className={panelText}>{keepTogether(description)}</p>
            <SiteLink to={to} className={panelLink}>
              {linkText} <Icon name="forward" />
            </SiteLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

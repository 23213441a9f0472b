import type { ServicesIndexPage } from "../../content-schema/page-schema.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { HeadedBand } from "../band/band.tsx";
import { LearnMore } from "./learn-more.tsx";
import { learnMore, service, servicePicture, services } from "./service-index.css.ts";

/** The nine services, each with a Learn More link (docs/specification.md#services). */
export function ServiceIndex({ heading, lead, cards }: ServicesIndexPage["services"]) {
  return (
    <HeadedBand id="services" heading={heading} lead={lead} gap="2xl">
      <ul className={services}>
        {cards.map(({ title, description, picture, to }) => (
          <li key={to} className={service}>
            <div className={servicePicture}>
              <Picture picture={picture} aspect="fill" sizes={pictureBoxes.serviceIndex} />
            </div>
            <Stack gap="2xs">
              <Heading level={3}>{title}</Heading>
              <Text tone="soft">{description}</Text>
              <div>
                <SiteLink to={to} className={learnMore}>
                  <LearnMore service={title} />
                  <Icon name="forward" />
                </SiteLink>
              </div>
            </Stack>
          </li>
        ))}
      </ul>
    </HeadedBand>
  );
}

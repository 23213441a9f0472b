import type { ContactPage } from "../../content-schema/page-schema.ts";
import { MapFrame } from "../../features/map/map-frame.tsx";
import { HeadedBand } from "../band/band.tsx";
import { PictureNote } from "../blocks/wide-picture.tsx";

/** The way to the office (docs/specification.md#contact). */
export const MapBand = ({ page }: { page: ContactPage }) => (
  <HeadedBand id="map" heading={page.map.heading}>
    <MapFrame {...page.map} />
    <PictureNote page={page} background="light" />
  </HeadedBand>
);

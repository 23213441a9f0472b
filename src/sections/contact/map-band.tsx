import type { ContactPage } from "../../content-schema/page-schema.ts";
import { MapFrame } from "../../features/map/map-frame.tsx";
import { PictureNote } from "../blocks/picture-note.tsx";
import { HeadedBand } from "../section-head/headed-band.tsx";

/** The way to the office (docs/specification.md#contact). */
export const MapBand = ({ page }: { page: ContactPage }) => (
  <HeadedBand id="map" heading={page.map.heading}>
    <MapFrame {...page.map} />
    <PictureNote page={page} background="light" />
  </HeadedBand>
);

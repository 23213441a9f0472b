import { business } from "virtual:business";
import type { ContactPage } from "../../content/page-schema.ts";
import { TextLink } from "../../ui/link/link.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { fallback, frame, place } from "./contact.css.ts";

/** Half the height and width of the part that the map shows, in degrees: about 1 km. */
const reach = { latitude: 0.006, longitude: 0.012 };

/**
 * The office on OpenStreetMap. The frame is fetched when it comes near the window; behind it
 * stands the address in words, which shows while it loads and when it cannot.
 */
export function MapFrame({ title, fallback: fallbackText, linkText }: ContactPage["map"]) {
  const { mapLatitude: latitude, mapLongitude: longitude } = business;
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: box.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return (
    <Stack gap="snug">
      <div className={place}>
        <p className={fallback}>{fallbackText}</p>
        {business.mapProvider === "openstreetmap" ? (
          <iframe
            className={frame}
            title={title}
            src={`https://www.openstreetmap.org/export/embed.html?${query}`}
            loading="lazy"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : null}
      </div>
      <Text size="small" tone="soft">
        {business.officeAddress}.{" "}
        <TextLink
          to={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
        >
          {linkText}
        </TextLink>
        . Map data © OpenStreetMap contributors.
      </Text>
    </Stack>
  );
}

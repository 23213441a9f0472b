import { business } from "virtual:business";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { ContactPage } from "../../content/page-schema.ts";
import { TextLink } from "../../ui/link/link.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { fallback, frame, place as placeStyle } from "./contact.css.ts";

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
  const source = `https://www.openstreetmap.org/export/embed.html?${query}`;
  const place = useRef<HTMLDivElement>(null);
  const unreachable = useUnreachable(place, source);
  const covered = business.mapProvider === "openstreetmap" && !unreachable;
  return (
    <Stack gap="snug">
      <div className={placeStyle} ref={place}>
        <p className={fallback} aria-hidden={covered}>
          {fallbackText}
        </p>
        {business.mapProvider === "openstreetmap" ? (
          <iframe
            className={frame}
            title={title}
            src={source}
            loading="lazy"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin-when-cross-origin"
            hidden={unreachable}
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

/**
 * Whether an address gives no answer; asked once `element` comes near the window. A frame itself
 * does not tell whether it shows a page or the browser's error.
 */
function useUnreachable(element: RefObject<Element | null>, address: string) {
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        fetch(address, { mode: "no-cors", credentials: "omit" }).catch(() => setUnreachable(true));
      },
      { rootMargin: "300px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, address]);
  return unreachable;
}

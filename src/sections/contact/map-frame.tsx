import { business } from "virtual:business";
import { type RefObject, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { mapAttribution } from "../../content/interface/sections.ts";
import type { ContactPage } from "../../content/page-schema.ts";
import { prefersReducedData } from "../../lib/prefers-reduced-data.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextLink } from "../../ui/link/link.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { fallback, frame, instead, place as placeStyle } from "./contact.css.ts";

/** Half the height and width of the part that the map shows, in degrees: about 1 km. */
const reach = { latitude: 0.006, longitude: 0.012 };

type MapWords = ContactPage["map"];

/**
 * The office on OpenStreetMap. Nothing is asked of another site before the visitor scrolls to the
 * map, or presses a button where the browser saves data. Behind it stands the address in words,
 * which shows until the map does, and where it cannot.
 */
export function MapFrame(words: MapWords) {
  const { mapLatitude: latitude, mapLongitude: longitude } = business;
  return (
    <Stack gap="sm">
      <ErrorBoundary
        fallback={
          <div className={placeStyle}>
            <div className={instead}>
              <p className={fallback}>{words.fallback}</p>
            </div>
          </div>
        }
      >
        <LiveMap {...words} />
      </ErrorBoundary>
      <Text size="small" tone="soft">
        {business.officeAddress}.{" "}
        <TextLink
          to={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
        >
          {words.linkText}
        </TextLink>
        . {mapAttribution}
      </Text>
    </Stack>
  );
}

/** The frame of the map, above the address in words. */
function LiveMap({ title, fallback: fallbackText, show }: MapWords) {
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
  const place = useRef<HTMLDivElement>(null);
  const source = `https://www.openstreetmap.org/export/embed.html?${query}`;
  const { state, ask } = useMap(place, business.mapProvider === "none" ? null : source);
  const frameElement = useRef<HTMLIFrameElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone: the focus goes where it led to.
    if (state === "shown" && pressed.current) frameElement.current?.focus();
  }, [state]);
  const attributes = {
    className: frame,
    sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
    referrerPolicy: "strict-origin-when-cross-origin",
  } as const;
  return (
    <div className={placeStyle} ref={place}>
      <div className={instead} aria-hidden={state === "shown"}>
        <p className={fallback}>{fallbackText}</p>
        {state === "offered" ? (
          <Button
            tone="quiet"
            onClick={() => {
              pressed.current = true;
              ask();
            }}
          >
            {show}
          </Button>
        ) : null}
      </div>
      {business.mapProvider === "none" ? null : (
        <>
          <iframe
            {...attributes}
            ref={frameElement}
            title={title}
            // While it is empty it is of this site, and must not be treated as that.
            sandbox={state === "shown" ? attributes.sandbox : "allow-scripts"}
            src={state === "shown" ? source : undefined}
            hidden={state !== "shown"}
          />
          <noscript>
            <iframe {...attributes} title={title} src={source} loading="lazy" />
          </noscript>
        </>
      )}
    </div>
  );
}

/**
 * When to show a map. It is asked for once `element` comes into the window; where data is to be
 * saved, it is offered instead, and asked for by `ask`.
 *
 * A frame does not tell whether it shows a page or the browser's error, so the map's address is
 * first asked for a sign of life (docs/decisions/0013-the-map-waits-for-the-visitor.md).
 *
 * @param address null where there is no map
 */
function useMap(element: RefObject<Element | null>, address: string | null) {
  const [state, setState] = useState<"absent" | "offered" | "shown">("absent");
  const ask = () => {
    if (address === null) return;
    fetch(address, { mode: "no-cors", credentials: "omit" }).then(
      () => setState("shown"),
      () => undefined, // Without an answer, the words stay.
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` depends on the address alone.
  useEffect(() => {
    if (element.current === null || address === null) return;
    if (prefersReducedData()) {
      setState("offered");
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      ask();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, address]);
  return { state, ask };
}

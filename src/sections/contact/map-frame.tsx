import { business } from "virtual:business";
import { useEffect, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { mapAttribution } from "../../content/interface/sections.ts";
import type { ContactPage } from "../../content/page-schema.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextLink } from "../../ui/link/link.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { fallbackText, mapFallback, mapFrame, map as mapStyle } from "./map-frame.css.ts";
import { useMap } from "./use-map.ts";

/** Half the height and width of the map section, in degrees: about 1 km. */
const halfSize = { latitude: 0.006, longitude: 0.012 };

type MapContent = ContactPage["map"];

/**
 * The office on OpenStreetMap (docs/specification.md#map). Until the map loads, a fallback text stands in
 * its place. Address, link and phone number stand below: nothing tells whether the frame shows a map.
 */
export function MapFrame(content: MapContent) {
  const { mapLatitude: latitude, mapLongitude: longitude } = business;
  return (
    <Stack gap="sm">
      <ErrorBoundary
        fallback={
          <div className={mapStyle}>
            <div className={mapFallback}>
              <p className={fallbackText}>{content.fallback}</p>
            </div>
          </div>
        }
      >
        <LiveMap {...content} />
      </ErrorBoundary>
      <Text size="small" tone="soft">
        {business.officeAddress}.{" "}
        <TextLink
          to={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
        >
          {content.linkText}
        </TextLink>
        . {content.directions}{" "}
        <TextLink to={`tel:${business.callNumber}`}>{business.visiblePhone}</TextLink>.{" "}
        {mapAttribution}
      </Text>
    </Stack>
  );
}

/** The map in an iframe, over its fallback text. */
function LiveMap({ title, fallback, show, unreachable }: MapContent) {
  const { mapLatitude: latitude, mapLongitude: longitude } = business;
  const bounds = [
    longitude - halfSize.longitude,
    latitude - halfSize.latitude,
    longitude + halfSize.longitude,
    latitude + halfSize.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: bounds.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  const container = useRef<HTMLDivElement>(null);
  const source = `https://www.openstreetmap.org/export/embed.html?${query}`;
  const { state, load } = useMap(container, business.mapProvider === "none" ? null : source);
  const isOffered = state === "offered" || state === "failed";
  const frameElement = useRef<HTMLIFrameElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (state === "shown" && pressed.current) frameElement.current?.focus();
  }, [state]);
  const attributes = {
    className: mapFrame,
    sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
    referrerPolicy: "strict-origin-when-cross-origin",
  } as const;
  return (
    <div className={mapStyle} ref={container}>
      <div className={mapFallback} aria-hidden={state === "shown"}>
        <div className={fallbackText}>
          <p>{fallback}</p>
          {isOffered ? <p role="status">{state === "failed" ? unreachable : ""}</p> : null}
        </div>
        {isOffered ? (
          <Button
            tone="quiet"
            onClick={() => {
              pressed.current = true;
              load();
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
            // An empty frame has the origin of this site, so it must not get allow-same-origin.
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

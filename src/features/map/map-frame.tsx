import { business } from "virtual:business";
import { useMachine } from "@xstate/react";
import { useEffect, useRef } from "react";
import { mapAttribution } from "../../content/interface/contact.ts";
import { Part } from "../../hydration/part.tsx";
import { replaceLostFocus } from "../../lib/move-focus.ts";
import { prefersReducedData } from "../../lib/prefers-reduced-data.ts";
import { whenReached } from "../../lib/scheduling.ts";
import type { MapTexts } from "../../sections/blocks/map/map.schema.ts";
import { inspected } from "../../shell/inspected.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextLink } from "../../ui/link/link.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { fallbackText, mapFallback, mapFrame, map as mapStyle } from "./map-frame.css.ts";
import { mapUrl, officeMapMachine } from "./office-map.ts";

/**
 * The office on OpenStreetMap (docs/specification.md#map). Fallback text shows until the map
 * loads. Address, link and phone number are below it, because an iframe does not tell whether it shows a map.
 */
export function MapFrame(content: MapTexts) {
  const { mapLatitude: latitude, mapLongitude: longitude } = business;
  return (
    <Stack gap="sm">
      <Part
        fallback={() => (
          <div className={mapStyle}>
            <div className={mapFallback}>
              <p className={fallbackText}>{content.fallback}</p>
            </div>
          </div>
        )}
      >
        <LiveMap {...content} />
      </Part>
      <Text size="small" tone="soft">
        {business.officeAddress}.{" "}
        <TextLink
          to={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
        >
          {content.linkText}
        </TextLink>
        . <span>{content.directions}</span>{" "}
        <TextLink to={`tel:${business.callNumber}`}>{business.visiblePhone}</TextLink>.{" "}
        {mapAttribution}
      </Text>
    </Stack>
  );
}

function LiveMap({ title, fallback, show, loading, unreachable }: MapTexts) {
  const isProvided = business.mapProvider !== "none";
  const container = useRef<HTMLDivElement>(null);
  const [state, send] = useMachine(officeMapMachine, inspected);
  useEffect(() => {
    if (container.current === null || !isProvided) return;
    if (prefersReducedData()) return send({ type: "dataSaver.found" });
    return whenReached(container.current, () => send({ type: "map.reached" }));
  }, [isProvided, send]);
  const isShown = state.matches("shown");
  const isOffered = state.hasTag("offered");
  const progress = state.matches("loading") ? loading : state.matches("failed") ? unreachable : "";
  const frame = useRef<HTMLIFrameElement>(null);
  const needsFocus = state.matches({ shown: "onRequest" });
  useEffect(
    () => (needsFocus ? replaceLostFocus(() => frame.current?.focus()) : undefined),
    [needsFocus],
  );
  const attributes = {
    className: mapFrame,
    sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
    referrerPolicy: "strict-origin-when-cross-origin",
  } as const;
  return (
    <div className={mapStyle} ref={container}>
      <div className={mapFallback} aria-hidden={isShown}>
        <div className={fallbackText}>
          <p>{fallback}</p>
          {isOffered ? <p role="status">{progress}</p> : null}
        </div>
        {isOffered ? (
          <Button tone="quiet" onClick={() => send({ type: "map.requested" })}>
            {show}
          </Button>
        ) : null}
      </div>
      {isProvided ? (
        <>
          <iframe
            {...attributes}
            ref={frame}
            title={title}
            // An empty frame has the origin of this site, so it must not get allow-same-origin.
            sandbox={isShown ? attributes.sandbox : "allow-scripts"}
            src={isShown ? mapUrl : undefined}
            hidden={!isShown}
          />
          <noscript>
            <iframe {...attributes} title={title} src={mapUrl} loading="lazy" />
          </noscript>
        </>
      ) : null}
    </div>
  );
}

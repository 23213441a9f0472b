import { palette } from "../../design/tokens.ts";
import { appIcons } from "./app-icons.ts";

/** The web manifest, for the home screen of a phone (W3C Web App Manifest). Opens in the browser. */
export const webManifest = (name: string) =>
  `${JSON.stringify(
    {
      name,
      short_name: name,
      lang: "en-ZA",
      start_url: "/",
      display: "browser",
      background_color: palette.light.paper,
      theme_color: palette.light.paper,
      icons: appIcons.flatMap(({ file, side, purpose }) =>
        purpose === undefined
          ? []
          : [{ src: `/${file}`, sizes: `${side}x${side}`, type: "image/png", purpose }],
      ),
    },
    null,
    2,
  )}\n`;

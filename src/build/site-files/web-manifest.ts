import { palette } from "../../design/tokens.ts";
import { appIcons } from "./app-icons.ts";

/**
 * What a phone shows when the site is put on its home screen (W3C Web App Manifest). It opens in
 * the browser: there is nothing in it that an app could do better.
 */
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

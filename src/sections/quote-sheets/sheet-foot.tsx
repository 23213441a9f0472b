import { business } from "virtual:business";
import { keepTogether } from "../../ui/text/keep-together.tsx";
import { sheetFoot } from "./sheet.css.ts";

/** Says who the sheet comes from. */
export const SheetFoot = () => (
  <p className={sheetFoot}>
    {keepTogether(`${business.name} · ${business.visiblePhone} · ${business.email}`)}
  </p>
);

import { business } from "virtual:business";
import { sheetFoot } from "./sheet.css.ts";

/** Says who the sheet comes from. */
export const SheetFoot = () => (
  <p className={sheetFoot}>
    {business.name} · {business.visiblePhone} · {business.email}
  </p>
);

import { Icon } from "../../ui/icon/icon.tsx";
import { keepTogether } from "../../ui/text/keep-together.tsx";
import { tick, tickMark, ticks } from "./intro.css.ts";

/** A checklist. */
export function Ticks({ items }: { items: readonly string[] }) {
  return (
    <ul className={ticks}>
      {items.map((item) => (
        <li key={item} className={tick}>
          <span className={tickMark}>
            <Icon name="tick" />
          </span>
          <span>{keepTogether(item)}</span>
        </li>
      ))}
    </ul>
  );
}

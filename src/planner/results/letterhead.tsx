import { business } from "virtual:business";
import { useSyncExternalStore } from "react";
import { dateInWords } from "../../content/interface/contact.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { LogoMark } from "../../ui/logo-mark/logo-mark.tsx";
import { company, contact, letterhead, sender, subject } from "./letterhead.css.ts";

/** A planner may be left open overnight. */
function onPrint(listener: () => void) {
  addEventListener("beforeprint", listener);
  return () => removeEventListener("beforeprint", listener);
}

const today = () => dateInWords(new Date());

/** On paper plans have a head like a letter: company, contact, date, and what it is about. */
export function Letterhead({ title }: { title: string }) {
  const date = useSyncExternalStore(onPrint, today);
  return (
    <div className={letterhead}>
      <div className={sender}>
        <p className={company}>
          <LogoMark /> {business.name}
        </p>
        <p className={contact}>
          {business.visiblePhone}
          <br />
          {business.email}
          <br />
          {business.officeAddress}
        </p>
      </div>
      <div className={subject}>
        <Heading level={2}>{title}</Heading>
        <p key={date}>{date}</p>
      </div>
    </div>
  );
}

import { business } from "virtual:business";
import { useSyncExternalStore } from "react";
import { dateInWords } from "../../content/interface/contact.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { LogoMark } from "../../ui/logo-mark/logo-mark.tsx";
import type { PavingPlan } from "../domain/paving-plan.ts";
import { company, contact, letterhead, sender, subject } from "./letterhead.css.ts";
import { planName } from "./plan-texts.ts";

/** A planner may be left open overnight. */
function onPrint(listener: () => void) {
  addEventListener("beforeprint", listener);
  return () => removeEventListener("beforeprint", listener);
}

const today = () => dateInWords(new Date());

/** On paper a plan has a head like a letter: company, contact, date, and what it is a plan of. */
export function Letterhead({ plan }: { plan: PavingPlan }) {
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
        <Heading level={2}>{planName(plan, window.location.pathname)}</Heading>
        <p key={date}>{date}</p>
      </div>
    </div>
  );
}

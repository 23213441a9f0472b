import { business } from "virtual:business";
import type { QuoteFormContext } from "#machines/quote-form/quote-form.context.ts";
import { sentRequest as words } from "../../content/interface/sent-request.ts";
import { TextLink } from "../../ui/link/link.tsx";
import { whatsappHrefWith } from "../contact-links/whatsapp.ts";

export interface SentRequestProps {
  sentAt: NonNullable<QuoteFormContext["sentAt"]>;
  sender: QuoteFormContext["sender"];
  /** Whether another part of the form says already that the request was received. */
  isConfirmed: boolean;
}

/** "today at 10:04", or with the date of another day. */
function describeTime(moment: Date) {
  const time = moment.toLocaleTimeString("en-ZA", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  if (moment.toDateString() === new Date().toDateString()) return words.today(time);
  const date = moment.toLocaleDateString("en-ZA", { day: "numeric", month: "long" });
  return words.earlier(date, time);
}

/** What stays of a request that was received in this visit, and the next step: photos. */
export function SentRequest({ sentAt, sender, isConfirmed }: SentRequestProps) {
  const when = describeTime(new Date(sentAt));
  const message =
    sender === null
      ? words.messageWithoutName(when)
      : words.message(sender.name, sender.area, when);
  const chat = whatsappHrefWith(message);
  const mail =
    `mailto:${business.email}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(message)}` as const;
  return (
    <p>
      {isConfirmed ? null : `${words.at(when)} `}
      {words.photos}
      {chat === null ? null : (
        <>
          <TextLink to={chat}>{words.whatsapp}</TextLink>
          {words.between}
        </>
      )}
      <TextLink to={mail}>{words.email}</TextLink>
      {words.after}
    </p>
  );
}

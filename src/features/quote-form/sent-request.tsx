import { sentRequest as texts } from "../../content/interface/quote-form.ts";
import type { QuoteValues } from "../../domain/quote-values.ts";
import { emailLink, whatsappLink } from "../../shell/message-links.ts";
import { TextLink } from "../../ui/link/link.tsx";

interface SentRequestProps {
  /** When the visitor submitted it (ISO timestamp). */
  submittedAt: string;
  /** What was sent; after a reload nobody knows. */
  values: QuoteValues | undefined;
  /** Whether the panel that it is in already says that the request was received. */
  isConfirmed?: boolean;
}

/** "today at 10:04", or with the date of another day. */
function describeTime(moment: Date) {
  const time = moment.toLocaleTimeString("en-ZA", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  if (moment.toDateString() === new Date().toDateString()) return texts.today(time);
  const date = moment.toLocaleDateString("en-ZA", { day: "numeric", month: "long" });
  return texts.earlier(date, time);
}

/** Reminds the visitor of the request that was received, and offers the next step: photos. */
export function SentRequest({ submittedAt, values, isConfirmed = false }: SentRequestProps) {
  const when = describeTime(new Date(submittedAt));
  const message =
    values === undefined
      ? texts.messageWithoutName(when)
      : texts.message(values.name, values.area, when);
  const chat = whatsappLink(message);
  return (
    <p>
      {isConfirmed ? null : <span>{`${texts.at(when)} `}</span>}
      {texts.photos}
      {chat === null ? null : (
        <>
          <TextLink to={chat.href}>{texts.whatsapp}</TextLink>
          {texts.between}
        </>
      )}
      <TextLink to={emailLink(texts.subject, message).href}>{texts.email}</TextLink>
      {texts.after}
    </p>
  );
}

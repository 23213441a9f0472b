// To be confirmed by the owner's lawyer before the site goes live.

import type { LegalPage } from "../../content-schema/legal-schema.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";

export const termsConditions = {
  slug: "terms-conditions",
  meta: {
    title: "Terms and conditions",
    description: `The terms for our quotes and paving work: quotes valid for ${figures.quoteValidity}, deposit and balance, payment, changes on site, weather, warranties and complaints.`,
  },
  heading: "Terms and conditions",
  lead: [
    "These terms apply to quotes and paving work by ",
    { business: "name" },
    " and to the use of this website. Where your written quote says something different, the quote comes first.",
  ],
  updated: "2 May 2025",
  sections: [
    {
      id: "visits-and-quotes",
      heading: "Visits and quotes",
      body: [
        "On-site consultations, inspections and quotes are free and without obligation.",
        `A quote is itemised and given in South African rand. It is valid for ${figures.quoteValidity} from its date. After that, prices of materials may have changed. Ask us to confirm or renew it.`,
        "Prices and durations on this website are guides. Only a written quote for your site is an offer.",
      ],
    },
    {
      id: "acceptance",
      heading: "Accepting a quote",
      body: [
        "An agreement begins when you accept the quote in writing, an email included, and pay the deposit if the quote asks for one. By accepting you confirm that you own the property or have the owner’s permission for the work.",
        "The quote says what is included. What it does not list is not part of the work, unless we agree on it as a variation.",
      ],
    },
    {
      id: "payment",
      heading: "Deposit and payment",
      body: [
        "Typically a deposit is paid before the work begins, and the balance is due on completion. The quote states both amounts. For larger or phased projects it may set payments by stage.",
        `We accept payment by ${figures.payments}. Cheques are accepted only if arranged in advance.`,
        `Please check by phone, at the number on this website, that the bank account is ours before you make a first transfer. ${toConfirm("bank-details", "We do not send changed bank details by email alone.")}`,
      ],
    },
    {
      id: "permissions",
      heading: "Permissions and approvals",
      body: [
        "The quote says who applies for each approval that the work needs. Unless it says otherwise, you obtain the consent of the estate, body corporate, landlord or municipality, and we supply the details for the application.",
        "Work on a verge or in another part of a road reserve starts only when the authority in charge has agreed. In Johannesburg this means a wayleave from the roads agency.",
      ],
    },
    {
      id: "access-and-site",
      heading: "Access and site conditions",
      body: [
        "Please make sure that we can reach the site on the agreed days. We need:",
        {
          list: [
            "a way in for people, a compactor and deliveries, with any gate codes or estate passes arranged",
            "a place for sand, gravel and pallets",
            "water and, where the quote says so, electricity",
            "vehicles, furniture and pets out of the working area",
          ],
        },
        "Children and visitors must stay out of the working area until we hand it over. If we can’t get in on an agreed day, we rebook, and may add our reasonable costs.",
      ],
    },
    {
      id: "underground-services",
      heading: "Pipes and cables underground",
      body: [
        "Before we dig, please show us what you know about water and sewer pipes, irrigation, electricity, fibre and gas, with plans if you have them. We look for signs of them and dig with care.",
        "A service that nobody told us about, and that could not reasonably be seen, may be damaged despite that care. In such a case we stop, tell you at once and agree on the repair. We remain answerable for damage caused by our own negligence.",
      ],
    },
    {
      id: "ground",
      heading: "Unexpected ground",
      body: [
        "A quote rests on what can be seen and measured during the visit. Rock, rubble, old foundations, waterlogged soil or a leaking pipe may only be found after digging. We then stop, show you, and agree on a variation before we go on.",
        "On ground that may be dolomitic, water must be led away and not soaked into the soil. Permeable paving and soakaways there need a geotechnical opinion first, and we may decline a layout that would put the ground at risk.",
      ],
    },
    {
      id: "time-and-weather",
      heading: "Time and weather",
      body: [
        "The dates in the quote are our honest estimate. Rain, hail, late deliveries, strikes or power cuts can move them. We do not compact a soaked base or lay on wet bedding, because the paving would fail later.",
        "If the work is delayed, we tell you why and give you a new date.",
      ],
    },
    {
      id: "variations",
      heading: "Changes to the work",
      body: [
        "You may ask for changes while the work is going on. We price each change and start on it when you have agreed in writing. A message is enough. A change may also move the completion date.",
      ],
    },
    {
      id: "materials",
      heading: "Materials",
      body: [
        "We bring samples to the site visit and do not send them. Samples and pictures show the general look. Clay, concrete and stone vary in shade from batch to batch, and new concrete pavers may show a white bloom of lime that wears off. Such variation is not a defect.",
        "Pictures on this website that are marked as illustrations do not show finished projects. If a material is no longer available, we propose one of similar quality and use it only if you agree.",
      ],
    },
    {
      id: "completion",
      heading: "Completion and handover",
      body: [
        `${toConfirm("handover-walk", "When the work is done, we walk over it with you.")} Together we list what still has to be put right, and we do it within a reasonable time. We tell you when the paving may be driven on and how to look after it.`,
      ],
    },
    {
      id: "warranties",
      heading: "Warranties",
      body: [
        `We give a ${figures.workmanshipWarranty}, counted from completion. If the paving sinks, spreads or comes loose because of how we laid it, we repair it at our cost.`,
        `Materials carry the manufacturer’s warranty, ${figures.materialWarranty} depending on the product and on the manufacturer’s conditions. We help you with a claim.`,
        "The workmanship warranty does not cover damage that comes from:",
        {
          list: [
            "vehicles or loads heavier than the paving was quoted for",
            "roots, leaking pipes, floods, sinkholes or other movement of the ground below the layers we built",
            "digging, alterations or repairs by others",
            "a pressure washer that washed out the joints, harsh chemicals or neglect",
          ],
        },
        "To claim, write to us with a photograph and the address. We come and look, and tell you what we find and what we will do.",
      ],
    },
    {
      id: "cancellation",
      heading: "Cancelling",
      body: [
        "If you cancel after accepting, please tell us in writing. You pay for work done and for materials ordered for you that cannot be returned, and we refund what remains of your deposit. Any right to cancel that the law gives you, such as a cooling-off period after direct marketing, stays as it is.",
      ],
    },
    {
      id: "consumer-rights",
      heading: "Your rights as a consumer",
      body: [
        "The Consumer Protection Act 68 of 2008 may apply to your agreement with us. Nothing in these terms takes away or limits a right that this Act or any other law gives you and that cannot be given up by agreement. If a term conflicts with such a right, your right prevails.",
        "Subject to that, we answer for loss that our own work causes, and not for loss from causes outside our reasonable control.",
      ],
    },
    {
      id: "complaints",
      heading: "Complaints",
      body: [
        [
          "If something is wrong, tell us: write to ",
          { business: "email" },
          " or phone ",
          { business: "phone" },
          ". Say what happened and what you would like us to do. We try to settle it with you directly, on site where that helps.",
        ],
        "You remain free to approach the National Consumer Commission, another body that the law provides, or a court.",
      ],
    },
    {
      id: "personal-information",
      heading: "Personal information",
      body: [
        [
          "The ",
          { text: "privacy policy", to: "/privacy-policy" },
          " says what we do with your personal information and which rights you have under POPIA.",
        ],
      ],
    },
    {
      id: "changes-to-terms",
      heading: "Changes to these terms",
      body: [
        `We may change these terms. We give ${figures.termsNotice}’ notice of material changes on this page. A quote that you have already accepted keeps the terms that applied on the day you accepted it.`,
      ],
    },
    {
      id: "law",
      heading: "Governing law",
      body: [
        "The law of the Republic of South Africa governs these terms and our agreements, and South African courts decide on disputes.",
      ],
    },
  ],
} satisfies LegalPage;

// To be confirmed by the owner's lawyer before the site goes live.

import type { LegalPage } from "../../content-schema/legal-schema.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";

export const privacyPolicy = {
  slug: "privacy-policy",
  meta: {
    title: "Privacy policy",
    description:
      "Which personal information we collect when you ask for a paving quote, why, who receives it, how long we keep it, and your rights under South Africa’s POPIA.",
  },
  heading: "Privacy policy",
  lead: [
    "This policy says what ",
    { business: "name" },
    " does with your personal information when you visit this website or ask for a quote. It follows the Protection of Personal Information Act 4 of 2013 (POPIA).",
  ],
  updated: "2 May 2025",
  sections: [
    {
      id: "who-we-are",
      heading: "Who is responsible",
      body: [
        [
          "The responsible party is ",
          { business: "name" },
          ", ",
          { business: "address" },
          ". For any question about your information, or to use one of your rights, write to ",
          { business: "email" },
          " or phone ",
          { business: "phone" },
          ".",
        ],
      ],
    },
    {
      id: "what-we-collect",
      heading: "What we collect",
      body: [
        "When you send the quote form, we receive:",
        {
          list: [
            "your name, email address and phone number",
            "your area and the service you are asking about",
            "the project details, if you write any",
            "the time you sent it and the address of the page you sent it from",
          ],
        },
        "That address is the one in your browser’s address bar. It can name an area, a project or a paving plan that you opened on this website. If you came from an advertisement, an email or a link on another website, it can also hold what that link added, such as the name of the campaign or a click number. It reaches us with your request.",
        "When you phone, email or meet us, we also keep what we need from that conversation: the address of the site, measurements, photographs of the ground, our quote and your answer. If you become a customer, we keep the records of the work and of your payments.",
        "Please leave identity numbers, bank details and anything about your health out of the form. We do not need them for a quote. The form is not meant for children.",
      ],
    },
    {
      id: "what-is-needed",
      heading: "What is needed, and what happens without it",
      body: [
        "Name, email address, phone number, area and service are marked with an asterisk because we cannot answer without them. If one is missing, the form is not sent. Project details are optional. Without them we ask you more on the phone.",
        "No law obliges you to give us this information. You can also phone us instead of using the form.",
      ],
    },
    {
      id: "why",
      heading: "Why we use it",
      body: [
        {
          list: [
            "To answer your request, visit the site and prepare a quote: these are steps you ask for before an agreement.",
            "To do the work, invoice it and honour the warranties: this is needed for the agreement between us.",
            "To keep the records that tax and other laws require.",
            "To keep the website running and secure, which is in your interest and ours.",
          ],
        },
        `${toConfirm("no-marketing", "A quote request does not put you on a mailing list.")} Before we send you electronic marketing, we ask for your consent where POPIA requires it. No decision about you is made by a computer alone.`,
      ],
    },
    {
      id: "on-this-website",
      heading: "What this website stores",
      body: [
        "This website sets no cookies, and uses no analytics and no advertising trackers.",
        "While you fill in the quote form, what you type is kept in the session storage of your browser tab, so that it survives a reload or a failed attempt to send. It stays on your device. It is removed when your request has been sent, when you clear your details in the form, or when you close the tab. Of a request that has been sent, only the time stays in the tab.",
        "What you keep with a Keep button, such as the name of a project in the gallery, is stored in your browser so that you find it again. It stays on your device until you take it off your list or clear this website’s data in your browser, unless you send it as part of a request.",
        "In the paving planner you can look at a plan on a photo of your own. The photo stays in the memory of your device: it is not sent to us or anyone else, and it is gone when you leave the page. You decide whether to save the picture, or to share it.",
        "When you send the form, your browser also writes the request to its own developer console. That too stays on your device.",
        [
          "The contact page can show a map. It comes from OpenStreetMap, so your browser asks their servers for it when the map is shown, and they receive your IP address and the page you came from. Read the ",
          {
            text: "OpenStreetMap Foundation’s privacy policy",
            href: "https://osmfoundation.org/wiki/Privacy_Policy",
          },
          " for what they do with it.",
        ],
        "The company that hosts this website keeps server logs: IP address, time, the page requested and the kind of browser. They are used to find faults and to stop attacks.",
      ],
    },
    {
      id: "who-receives-it",
      heading: "Who receives it",
      body: [
        "Your quote request comes to one company, ours. It is not offered to a list of contractors, and we do not sell your information.",
        "Others handle it on our behalf or because the work needs it:",
        {
          list: [
            "the automation service that delivers the form to us",
            "the providers of our email, telephone and website hosting",
            "suppliers and subcontractors who need a site address or a phone number to deliver or to work there",
            "our accountant, insurer or legal adviser where their work requires it",
            "a court or an authority, where the law obliges us",
          ],
        },
      ],
    },
    {
      id: "outside-south-africa",
      heading: "Outside South Africa",
      body: [
        "The automation service, and some of our email and hosting providers, may process your information on servers outside South Africa. Where they do, POPIA asks for a law, an agreement or binding rules that protect it in much the same way, or for another ground that the Act allows, such as your consent or a transfer that your request makes necessary.",
      ],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      body: [
        "We keep a request that leads to no work only as long as it may reasonably still do so, and then delete it. You can ask us to delete it sooner.",
        `If we work for you, we keep the quote, the drawings and our correspondence while the ${figures.workmanshipWarranty} runs and a claim is possible. Invoices and payment records are kept for as long as tax and company law require.`,
        "Server logs are kept for the period that our host sets.",
      ],
    },
    {
      id: "security",
      heading: "How we protect it",
      body: [
        "The form is sent over an encrypted connection. We limit access to the people who need it for their work, and we ask the services that handle it for us to keep it confidential and secure.",
        "No system is perfectly safe. If there are reasonable grounds to believe that someone unauthorised has got hold of your information, we tell the Information Regulator and, where we can identify you, you, as POPIA requires.",
      ],
    },
    {
      id: "your-rights",
      heading: "Your rights",
      body: [
        "POPIA gives you rights over the information we hold about you. You may ask for:",
        {
          list: [
            "Access: whether we hold information about you, and what it is.",
            "Correction: to have wrong, incomplete or outdated information corrected.",
            "Deletion: to have information erased that we no longer have a right to keep.",
            "Objection: to object, on reasonable grounds, to our use of it, and at any time to direct marketing.",
            "Restriction: to have its use limited, for instance while we check whether it is correct.",
            "Transfer: a copy of your information handed on at your request, to you or to someone you name.",
            "Withdrawal of consent: to take back a consent you gave. What was done before remains lawful.",
          ],
        },
        [
          "Access, correction, deletion and objection cost you nothing. Write to ",
          { business: "email" },
          " and say what you would like us to do. We may ask you to show who you are, so that nobody else gets your information. If the law stops us from doing what you ask, for example because an invoice must be kept, we tell you why.",
        ],
      ],
    },
    {
      id: "complaints",
      heading: "If you are not satisfied",
      body: [
        [
          "Tell us first, if you are willing: write to ",
          { business: "email" },
          ". You may also complain at any time to the Information Regulator of South Africa, at ",
          { text: "inforegulator.org.za", href: "https://inforegulator.org.za" },
          ".",
        ],
      ],
    },
    {
      id: "changes",
      heading: "Changes to this policy",
      body: [
        [
          "When this policy changes, the new text appears on this page with a new date. The ",
          { text: "terms and conditions", to: "/terms-conditions" },
          " apply to quotes and to work.",
        ],
      ],
    },
  ],
} satisfies LegalPage;

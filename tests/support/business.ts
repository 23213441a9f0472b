import { readBusiness } from "#src/build/business-plugin.ts";

const { business: built } = readBusiness();

/** The receiver of `npm start`, to which tests send requests. */
const localReceiver = "/api/quote-requests";

/** The webhook that the site was built with. */
export const { webhookUrl: builtWebhookUrl } = built;

/** The business details of the site under test, with the local receiver in place of the owner's webhook. */
export const business = { ...built, webhookUrl: localReceiver };

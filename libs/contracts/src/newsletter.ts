import { z } from 'zod';
import { anyone } from './access.ts';
import { id, isoDateTime, pageOf, paging, type StatusLabel, searchText } from './common.ts';
import { emailAddress } from './email.ts';
import { linkToken, oneClickLink, oneClickPress, withToken } from './one-click.ts';
import { call, file, operations } from './operations.ts';
import { countyCode, domainSlug } from './taxonomies.ts';

export const NEWSLETTER_SOURCES = ['footer', 'blog'] as const;
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number];
export const SOURCE_LABELS: Record<NewsletterSource, string> = { footer: 'Subsolul paginii', blog: 'Blog' };

export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed', 'suppressed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];
export const SUBSCRIBER_STATUS: Record<SubscriberStatus, StatusLabel> = {
  pending: { label: 'Neconfirmat', tone: 'waiting' },
  confirmed: { label: 'Abonat', tone: 'success' },
  unsubscribed: { label: 'Dezabonat', tone: 'closed' },
  /** The mailbox refused mail permanently; no more mail is sent to it. */
  suppressed: { label: 'Adresă fără livrare', tone: 'danger' },
};

export const newsletterEmail = emailAddress('Introduceți adresa de e-mail.');

/** Body of POST /newsletter/subscriptions; `website` is a honeypot. */
export const subscribe = z.strictObject({
  email: newsletterEmail,
  source: z.enum(NEWSLETTER_SOURCES),
  /** Version of the consent text that the form showed, from '1'. */
  consent: z.string().regex(/^[1-9]\d{0,6}$/),
  website: z.string().max(1000).default(''),
});
export type Subscribe = z.infer<typeof subscribe>;

/** Preferences of a subscriber. */
const preferences = {
  countyCode: countyCode.nullable(),
  /** Empty for all. */
  domains: z.array(domainSlug).max(9),
};
export const confirmSubscription = z.strictObject({
  token: linkToken,
  countyCode: preferences.countyCode.default(null),
  domains: preferences.domains.default([]),
});
export type ConfirmSubscription = z.infer<typeof confirmSubscription>;
export const subscriptionPreferences = z.object(preferences);
export type SubscriptionPreferences = z.infer<typeof subscriptionPreferences>;
export const changePreferences = z.strictObject({ token: linkToken, ...preferences });
export type ChangePreferences = z.infer<typeof changePreferences>;
export const subscriptionState = z.object({ status: z.enum(SUBSCRIBER_STATUSES) });
export type SubscriptionState = z.infer<typeof subscriptionState>;

/** Number of subscribers by status. */
export const subscriberCounts = z.object({
  pending: z.int(),
  confirmed: z.int(),
  unsubscribed: z.int(),
  suppressed: z.int(),
});
export const subscriberQuery = z.strictObject({
  ...paging,
  q: searchText,
  status: z.enum(['all', ...SUBSCRIBER_STATUSES]).default('all'),
});
export type SubscriberQuery = z.infer<typeof subscriberQuery>;
export const subscriberItem = z.object({
  id,
  email: z.string(),
  status: z.enum(SUBSCRIBER_STATUSES),
  source: z.enum(NEWSLETTER_SOURCES),
  countyCode: countyCode.nullable(),
  domains: z.array(domainSlug),
  /** Kind of the account's organisation; `visitor` without an account. */
  audience: z.enum(['uat', 'firma', 'admin', 'visitor']),
  createdAt: isoDateTime,
  /** Time of the last status change. */
  since: isoDateTime,
});
export type SubscriberItem = z.infer<typeof subscriberItem>;
export const subscriberList = pageOf(subscriberItem).extend({ subscribers: subscriberCounts });
export type SubscriberList = z.infer<typeof subscriberList>;

/* The secret is sent in the body, also to read: in an address it would be logged. */
const byLink = { access: anyone, body: withToken };
/** Subscribing, confirming, preferences, unsubscribing and resubscribing, for visitors. */
export const publicNewsletterOperations = operations(['public'], {
  subscribe: call('POST /newsletter/subscriptions', {
    access: anyone,
    body: subscribe,
    view: z.object({}),
    status: 202,
  }),
  confirm: call('POST /newsletter/subscriptions/confirm', {
    access: anyone,
    body: confirmSubscription,
    view: subscriptionState,
  }),
  unsubscribe: call('POST /newsletter/subscriptions/unsubscribe', { ...byLink, view: subscriptionState }),
  resubscribe: call('POST /newsletter/subscriptions/resubscribe', { ...byLink, view: subscriptionState }),
  readPreferences: call('POST /newsletter/subscriptions/preferences/read', {
    ...byLink,
    view: subscriptionPreferences,
  }),
  changePreferences: call('POST /newsletter/subscriptions/preferences', {
    access: anyone,
    body: changePreferences,
    view: subscriptionState,
  }),
});
export const newsletterOneClick = operations(['public'], {
  press: call('POST /newsletter/unsubscribe', oneClickPress),
  open: file('/newsletter/unsubscribe', oneClickLink),
});

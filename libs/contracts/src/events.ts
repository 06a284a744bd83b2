import { z } from 'zod';
import { attendees } from './attendees.ts';
import {
  historyEntry,
  id,
  isoDate,
  isoDateTime,
  orEmpty,
  pageOf,
  paging,
  requiredText,
  type StatusLabel,
  searchText,
  upTo,
  version,
} from './common.ts';
import { FORUM_READERS } from './forum.ts';
import { receivedMessage } from './seat-messages.ts';
import { countyCode } from './taxonomies.ts';
import { REGISTRATION_ACTIONS, REGISTRATION_STATUSES } from './seats.ts';
import { webLink } from './web-link.ts';
import { EVENT_KINDS, type EventKind, EVENT_SHOWS, CONFERENCE_DISCOUNT } from './event-names.ts';

const eventKind = z.enum(Object.keys(EVENT_KINDS) as EventKind[], { error: 'Alegeți tipul.' });
export const EVENT_STATUSES = ['draft', 'published', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
export const EVENT_STATUS: Record<EventStatus, StatusLabel> = {
  draft: { label: 'În pregătire', tone: 'draft' },
  published: { label: 'Publicat', tone: 'success' },
  cancelled: { label: 'Anulat', tone: 'danger' },
};
export const EVENT_ACTIONS = ['edit', 'publish', 'cancel'] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

/** Days of an event at most. */
export const EVENT_DAYS_MAX = 10;

/** Price for a firm, in lei: a partner pays less at conferences. */
export const partnerPrice = (kind: EventKind, price: number): number =>
  kind === 'conference' ? Math.round(price * (100 - CONFERENCE_DISCOUNT)) / 100 : price;

const sitting = z.strictObject({ startsAt: isoDateTime, endsAt: isoDateTime });
/** One part of the programme; its day is one of the sittings. */
const programItem = z.strictObject({
  startsAt: isoDateTime,
  title: requiredText(160, 'Scrieți titlul.'),
  note: upTo(300).default(''),
});
const content = z.strictObject({
  kind: eventKind,
  title: requiredText(160, 'Scrieți titlul.'),
  summary: requiredText(300, 'Scrieți pe scurt despre ce este evenimentul.'),
  body: upTo(50_000).default(''),
  organiser: requiredText(160, 'Scrieți cine organizează.'),
  contact: upTo(300).default(''),
  /** Parts of the event, one for each day, in order. */
  sittings: z
    .array(sitting)
    .min(1, 'Scrieți ziua și ora.')
    .max(EVENT_DAYS_MAX, `Un eveniment are cel mult ${EVENT_DAYS_MAX} zile.`),
  program: z.array(programItem).max(60, 'Programul poate avea cel mult 60 de puncte.').default([]),
  isOnline: z.boolean(),
  /** Address, or how the online part is reached; read by everybody. */
  place: requiredText(300, 'Scrieți locul.'),
  countyCode: orEmpty(countyCode),
  mapUrl: orEmpty(webLink('Scrieți adresa întreagă a hărții.')),
  /** Read only by those with a confirmed seat. */
  onlineUrl: orEmpty(webLink('Scrieți adresa întreagă a întâlnirii.')),
  /** Lei; 0 for a free event. */
  price: z.number('Scrieți prețul în lei, de la 0 la 100.000.').min(0).max(100_000),
  seats: z.int('Scrieți numărul de locuri.').min(1).max(10_000),
  perOrganisation: orEmpty(z.int('Scrieți un număr întreg, de la 1 la 1.000.').min(1).max(1000)),
  closesAt: isoDateTime,
  readers: z.enum(FORUM_READERS),
  /** Shown to visitors too. */
  isPublic: z.boolean(),
  hasCertificate: z.boolean(),
});
export type EventContent = z.infer<typeof content>;

const isInOrder = ({ sittings }: EventContent): boolean =>
  sittings.every(({ startsAt, endsAt }, at) => startsAt < endsAt && (sittings[at - 1]?.endsAt ?? '') <= startsAt);
const NOT_IN_ORDER = { path: ['sittings'], error: 'Orele trebuie să fie în ordine, cu sfârșitul după început.' };
const closesBefore = ({ closesAt, sittings }: EventContent): boolean => closesAt <= (sittings[0]?.startsAt ?? '');
const CLOSES_LATE = { path: ['closesAt'], error: 'Înscrierile se închid cel târziu la începutul evenimentului.' };
export const eventContent = content.refine(isInOrder, NOT_IN_ORDER).refine(closesBefore, CLOSES_LATE);
export const editEvent = content.extend({ version }).refine(isInOrder, NOT_IN_ORDER).refine(closesBefore, CLOSES_LATE);

/** What an organisation's own registration is, on a list. */
const own = z.object({ id, version, name: z.string(), isYou: z.boolean(), status: z.enum(REGISTRATION_STATUSES) });

const listed = {
  id,
  number: z.string(),
  kind: eventKind,
  title: z.string(),
  summary: z.string(),
  organiser: z.string(),
  sittings: z.array(z.object({ startsAt: isoDateTime, endsAt: isoDateTime })),
  isOnline: z.boolean(),
  place: z.string(),
  countyCode: countyCode.nullable(),
  /** Lei; `ownPrice` with the partners' discount. */
  price: z.number(),
  ownPrice: z.number(),
  seats: z.int(),
  free: z.int(),
  waiting: z.int(),
  closesAt: isoDateTime,
  isCancelled: z.boolean(),
};
export const eventQuery = z.strictObject({
  ...paging,
  q: searchText,
  show: z.enum(EVENT_SHOWS).default('coming'),
  kind: eventKind.optional(),
  county: countyCode.optional(),
  /** First day of a month. */
  month: isoDate.optional(),
});
export type EventQuery = z.infer<typeof eventQuery>;
export const eventItem = z.object({ ...listed, own: z.array(own.pick({ name: true, status: true })) });
export const eventList = pageOf(eventItem).extend({
  counts: z.object({ coming: z.int(), own: z.int(), past: z.int() }),
});
export type EventList = z.infer<typeof eventList>;
export type EventItem = EventList['items'][number];

/** Coming events of a dashboard: those with own registrations first, then those that are open for registration. */
export const nextEvents = z.object({
  items: z.array(eventItem.pick({ id: true, title: true, sittings: true, place: true, free: true, own: true })),
});

export const eventView = z.object({
  ...listed,
  body: z.string(),
  program: z.array(z.object({ startsAt: isoDateTime, title: z.string(), note: z.string() })),
  contact: z.string(),
  mapUrl: z.string().nullable(),
  /** Null for whoever has no confirmed seat. */
  onlineUrl: z.string().nullable(),
  hasCertificate: z.boolean(),
  perOrganisation: z.int().nullable(),
  cancelReason: z.string().nullable(),
  /** Messages to the reader as a participant, the newest first. Optional until the next release. */
  messages: z.array(receivedMessage).optional(),
  /** Members of the organisation: with their registration, or null. */
  people: z.array(
    z.object({
      accountId: id,
      name: z.string(),
      isYou: z.boolean(),
      registration: own
        .pick({ id: true, version: true, status: true })
        .extend({
          place: z.int().nullable(),
          offeredUntil: isoDateTime.nullable(),
          /** Lei, agreed at the sign-up; 0 for a free seat of the firm's package. */
          price: z.number(),
          isFreeSeat: z.boolean(),
          actions: z.array(z.enum(REGISTRATION_ACTIONS)),
        })
        .nullable(),
    }),
  ),
  canRegister: z.boolean(),
  /** Free seats that the firm's package still holds this year; 0 for everybody else and for a free event. */
  freeSeats: z.int(),
});
export type EventView = z.infer<typeof eventView>;
export type EventPerson = EventView['people'][number];
export const registerPeople = z.strictObject({
  accountIds: attendees,
  /** How many of them take a free seat of the firm's package, the first ones. */
  freeSeats: z.int('Scrieți un număr întreg, de la 0 la 50.').min(0).max(50).default(0),
});

/* What visitors read: without prices for partners and without registrations. */
const seen = eventItem.omit({ ownPrice: true, own: true, waiting: true });
export const publicEventQuery = eventQuery.extend({ show: z.enum(['coming', 'past']).default('coming') });
export type PublicEventQuery = z.infer<typeof publicEventQuery>;
export const publicEventList = pageOf(seen);
export type PublicEventList = z.infer<typeof publicEventList>;
export const publicEventView = seen.extend({
  body: z.string(),
  program: eventView.shape.program,
  mapUrl: z.string().nullable(),
  hasCertificate: z.boolean(),
  cancelReason: z.string().nullable(),
});
export type PublicEventView = z.infer<typeof publicEventView>;

/** `waiting` counts those on the waiting list; `taken` counts confirmed and offered seats. */
const edited = { id, number: z.string(), status: z.enum(EVENT_STATUSES), taken: z.int(), waiting: z.int() };
export const editedEventQuery = z.strictObject({
  ...paging,
  q: searchText,
  show: z.enum(['coming', 'draft', 'past', 'cancelled', 'all']).default('coming'),
  kind: eventKind.optional(),
});
export type EditedEventQuery = z.infer<typeof editedEventQuery>;
export const editedEventItem = z.object({
  ...edited,
  kind: eventKind,
  title: z.string(),
  startsAt: isoDateTime,
  place: z.string(),
  seats: z.int(),
});
export type EditedEventItem = z.infer<typeof editedEventItem>;
export const editedEventList = pageOf(editedEventItem);

export const editedEventView = z.object({
  ...edited,
  version,
  content: z.object({
    ...content.shape,
    countyCode: countyCode.nullable(),
    mapUrl: z.string().nullable(),
    onlineUrl: z.string().nullable(),
    perOrganisation: z.int().nullable(),
  }),
  cancelReason: z.string().nullable(),
  history: z.array(historyEntry),
  actions: z.array(z.enum(EVENT_ACTIONS)),
});
export type EditedEventView = z.infer<typeof editedEventView>;

/** `live`: all that are not cancelled. */
const registeredFilters = { q: searchText, show: z.enum(['live', 'seat', 'waiting', 'cancelled']).default('live') };
export const registeredQuery = z.strictObject({ ...paging, ...registeredFilters });
export type RegisteredQuery = z.infer<typeof registeredQuery>;
export const registeredExportQuery = z.strictObject({ ...registeredFilters, format: z.enum(['csv', 'xlsx']) });
export const registeredItem = z.object({
  id,
  version,
  name: z.string(),
  /** Null for a guest who came without an account. */
  email: z.string().nullable(),
  organisation: z.string(),
  isGuest: z.boolean(),
  status: z.enum(REGISTRATION_STATUSES),
  place: z.int().nullable(),
  offeredUntil: isoDateTime.nullable(),
  price: z.number(),
  at: isoDateTime,
  canCancel: z.boolean(),
});
export type RegisteredItem = z.infer<typeof registeredItem>;
export const registeredList = pageOf(registeredItem);

import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDate, pageOf, paging, type StatusLabel, searchText, version, versioned, withReason } from './common.ts';
import { act, file, operations, read } from './operations.ts';

/** What has seats with a price. */
export const SEAT_KINDS = ['event', 'training'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** `replaced`: the seats changed and another one was issued; `withdrawn`: no paid seat is left. */
export const PROFORMA_STATUSES = ['issued', 'paid', 'replaced', 'withdrawn'] as const;
export type ProformaStatus = (typeof PROFORMA_STATUSES)[number];
export const PROFORMA_STATUS: Record<ProformaStatus, StatusLabel> = {
  issued: { label: 'Neplătită', tone: 'waiting' },
  paid: { label: 'Plătită', tone: 'success' },
  replaced: { label: 'Înlocuită', tone: 'closed' },
  withdrawn: { label: 'Retrasă', tone: 'closed' },
};
export const PROFORMA_ACTIONS = ['pay', 'unpay', 'replace', 'withdraw'] as const;
export type ProformaAction = (typeof PROFORMA_ACTIONS)[number];

/** Days in which a proforma is paid, but not longer than until the event or the course begins. */
export const PROFORMA_DAYS = 15;

const proforma = {
  id,
  number: z.string(),
  status: z.enum(PROFORMA_STATUSES),
  /** Lei. */
  total: z.number(),
  seats: z.int(),
  issuedOn: isoDate,
  dueOn: isoDate,
  paidOn: isoDate.nullable(),
  /** Number of the one that replaced it. */
  replacedBy: z.string().nullable(),
};
/** Proformas of the reader's organisation for one event or course, the newest first. */
export const ownProformas = z.object({
  /** Lei of the seats that are on no proforma yet. */
  due: z.number(),
  canIssue: z.boolean(),
  items: z.array(z.object(proforma)),
});
export type OwnProformas = z.infer<typeof ownProformas>;
export type OwnProforma = OwnProformas['items'][number];

/** `due`: seats without a proforma. */
export const OWED_STATUSES = ['due', ...PROFORMA_STATUSES] as const;
export type OwedStatus = (typeof OWED_STATUSES)[number];
export const OWED_STATUS: Record<OwedStatus, StatusLabel> = {
  due: { label: 'Fără proformă', tone: 'review' },
  ...PROFORMA_STATUS,
};
/** `live`: owed and paid; `past`: replaced and withdrawn. */
export const OWED_SHOWS = ['live', 'owed', 'paid', 'past'] as const;
const filters = { q: searchText, show: z.enum(OWED_SHOWS).default('live') };
export const owedQuery = z.strictObject({ ...paging, ...filters });
export type OwedQuery = z.infer<typeof owedQuery>;
export const owedFileQuery = z.strictObject({ ...filters, format: z.enum(['csv', 'xlsx']) });

/** What an organisation owes or has paid: a proforma, or seats without one. */
export const owedItem = z.object({
  /** Null for seats without a proforma, as everything that only a proforma has. */
  id: id.nullable(),
  version: version.nullable(),
  number: z.string().nullable(),
  organisationId: id,
  organisation: z.string(),
  status: z.enum(OWED_STATUSES),
  seats: z.int(),
  /** Lei. */
  total: z.number(),
  issuedOn: isoDate.nullable(),
  dueOn: isoDate.nullable(),
  paidOn: isoDate.nullable(),
  replacedBy: z.string().nullable(),
  actions: z.array(z.enum(['issue', 'pay', 'unpay'])),
});
export type OwedItem = z.infer<typeof owedItem>;
export const owedList = pageOf(owedItem).extend({
  /** Number and title of the event or course. */
  subject: z.object({ number: z.string(), title: z.string() }),
  /** Lei of all organisations, whatever is shown. */
  owed: z.number(),
  paid: z.number(),
});
export type OwedList = z.infer<typeof owedList>;

export const payProforma = versioned.extend({ paidOn: isoDate });

const subject = { params: z.strictObject({ kind: z.enum(SEAT_KINDS), id }) };
const own = { ...subject, view: ownProformas };
/** The proformas of an organisation for its seats at an event or a course. */
export const proformaOperations = operations(['uat', 'firma'], {
  list: read('/seats/:kind/:id/proformas', { access: viewers, ...own }),
  issue: act('proforma.issue', 'POST /seats/:kind/:id/proformas', { access: editors, ...own }),
  pdf: file('/proformas/:id/pdf', { access: viewers }),
});

/** The association's side: who owes for an event or a course, and who has paid. */
export const proformaPaymentOperations = operations(['admin'], {
  list: read('/seats/:kind/:id/proformas', { ...subject, access: viewers, query: owedQuery, view: owedList }),
  table: file('/seats/:kind/:id/proformas/table', { ...subject, access: viewers, query: owedFileQuery }),
  issue: act('proforma.issue', 'POST /seats/:kind/:id/proformas', {
    ...{ ...subject, access: editors, body: z.strictObject({ organisationId: id }) },
  }),
  pdf: file('/proformas/:id/pdf', { access: viewers }),
  pay: act('proforma.pay', 'POST /proformas/:id/pay', { access: editors, body: payProforma }),
  unpay: act('proforma.unpay', 'POST /proformas/:id/unpay', { access: editors, body: withReason }),
});

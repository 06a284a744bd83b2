import { z } from 'zod';
import { historyEntry, id, isoDateTime, party, type StatusLabel, version } from './common.ts';
import { comparisonView, weights } from './comparison.ts';
import { answerItem } from './consultations.ts';
import { REQUEST_KINDS } from './request-kinds.ts';
import { cpvCode, cpvView } from './cpv.ts';
import { attachmentIds, attachmentViews } from './files.ts';
import { requestGroup } from './group-parts.ts';
import { offerComparisonItem } from './offers.ts';
import { placesInAll } from './places.ts';
import { isInBani } from './prices.ts';
import { questionView } from './questions.ts';
import { countyCode, domainSlug } from './taxonomies.ts';
import { PURCHASE_KINDS } from './thresholds.ts';
import { whenValid } from './when-valid.ts';
import { URGENCIES } from './urgencies.ts';

export const REQUEST_STATUSES = ['draft', 'sent', 'in_progress', 'completed', 'cancelled', 'expired'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
export const REQUEST_STATUS: Record<RequestStatus, StatusLabel> = {
  draft: { label: 'Ciornă', tone: 'draft' },
  sent: { label: 'Trimisă', tone: 'info' },
  in_progress: { label: 'În progres', tone: 'progress' },
  completed: { label: 'Finalizată', tone: 'success' },
  cancelled: { label: 'Anulată', tone: 'danger' },
  expired: { label: 'Fără rezultat', tone: 'danger' },
};

export const VISIBILITIES = ['all', 'invited'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
export const VISIBILITY_LABELS: Record<Visibility, string> = {
  all: 'Toți partenerii',
  invited: 'Doar partenerii invitați',
};

export const REQUEST_ACTIONS = [
  'edit',
  'discard',
  'send',
  'openOffers',
  'acceptOffer',
  'cancel',
  'complete',
  'expire',
  'copy',
  'compare',
  'invite',
  'conclude',
  'remind',
  'remindFirms',
] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

const money = z
  .number('Scrieți suma în cifre, de exemplu 15.000.')
  .min(0, 'Suma nu poate fi negativă.')
  .max(999_999_999_999, 'Suma este prea mare.')
  .refine(isInBani, 'Scrieți cel mult două zecimale.')
  .nullable();

/** Characters of the description of a request. */
export const DESCRIPTION_MAX = 20_000;

/** Content of a request. A draft may be incomplete; sending requires title, category and description. */
export const requestContent = z
  .strictObject({
    title: z.string().trim().max(200, 'Titlul poate avea cel mult 200 de caractere.'),
    category: domainSlug.nullable(),
    description: z.string().trim().max(DESCRIPTION_MAX, 'Descrierea poate avea cel mult 20.000 de caractere.'),
    deadline: isoDateTime.nullable(),
    budgetMin: money,
    budgetMax: money,
    countyCode: countyCode.nullable(),
    locality: z.string().trim().max(120, 'Localitatea poate avea cel mult 120 de caractere.'),
    urgency: z.enum(URGENCIES),
    visibility: z.enum(VISIBILITIES),
    invited: z.array(id).max(50, 'Puteți invita cel mult 50 de parteneri.'),
    attachments: attachmentIds,
    /** Kind of purchase; null if not chosen yet. If absent, as from pages of the previous release, it is unchanged. */
    purchaseKind: z.enum(PURCHASE_KINDS).nullable().optional(),
    /** If absent, it is unchanged. */
    cpv: cpvCode.nullable().optional(),
    /** Published weights of the comparison; null if they are not published. If absent, they are unchanged. */
    weights: weights.nullable().optional(),
  })
  .refine((value) => value.budgetMin === null || value.budgetMax === null || value.budgetMax >= value.budgetMin, {
    ...whenValid('budgetMin', 'budgetMax'),
    path: ['budgetMax'],
    error: 'Bugetul maxim trebuie să fie cel puțin egal cu cel minim.',
  });
export type RequestContent = z.infer<typeof requestContent>;

/** Number of unfilled places in a request's text. */
export const placesOfRequest = ({ title, description }: Pick<RequestContent, 'title' | 'description'>): number =>
  placesInAll(title, description);

/** The kind is set by the first save; the default is a request for offers. */
export const createRequest = z.strictObject({
  content: requestContent,
  kind: z.enum(REQUEST_KINDS).optional(),
  /** The marketplace solution from which it was started. Its firm sees only the number of such requests that were sent. */
  solution: id.optional(),
});
/** Number of unfilled places that the sender confirmed; absent from pages of the previous release. */
const places = z.int().min(0).optional();
/** `places`: only for a sent request, whose every save is sent to its firms. */
export const saveRequest = z.strictObject({ version, content: requestContent, places });
export const sendRequest = z.strictObject({ version, places });
export type SaveRequest = z.infer<typeof saveRequest>;

/** Kind of the request. */
const kind = z.enum(REQUEST_KINDS);

const numbered = z.object({ id, number: z.string() });

/** The project of the exchange of which a request was made; `isPublished`: whether it can still be opened. */
export const adoptedFrom = z.object({ id, title: z.string(), authority: z.string(), isPublished: z.boolean() });

/** The authority's view. `offers` is null while they are sealed; `offerCount` is always exact. */
export const requestView = z.object({
  id,
  kind,
  number: z.string(),
  status: z.enum(REQUEST_STATUSES),
  revision: z.int(),
  version,
  content: requestContent,
  invited: z.array(party),
  attachments: attachmentViews,
  /** CPV code of the content with its name. */
  cpv: cpvView.nullable().optional(),
  /** The firm whose offer was accepted, for the entry in the national procurement system. */
  supplier: z.object({ name: z.string(), cui: z.string().nullable(), acceptedAt: isoDateTime }).nullable().optional(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
  sentAt: isoDateTime.nullable(),
  openedAt: isoDateTime.nullable(),
  closedAt: isoDateTime.nullable(),
  cancelReason: z.string().nullable(),
  submissionOpen: z.boolean(),
  views: z.int(),
  notifiedFirms: z.int(),
  /** Number of firms that sending a draft would notify; null once it is sent. */
  audience: z.int().nullable(),
  offerCount: z.int(),
  offers: z.array(offerComparisonItem).nullable(),
  comparison: comparisonView,
  /** Answers to a consultation, null while they are sealed; `offerCount` counts them. */
  answers: z.array(answerItem).nullable(),
  /** The authority's conclusion of a consultation. */
  conclusion: z.string().nullable(),
  /** The authority's consultation from which it was copied. */
  origin: numbered.nullable(),
  adoptedFrom: adoptedFrom.nullable().optional(),
  /** Requests copied from this consultation; null for other kinds. */
  started: z.array(numbered).nullable(),
  /** The group of authorities; null for other kinds. */
  group: requestGroup.nullable(),
  questions: z.array(questionView),
  project: z.object({ id, title: z.string() }).nullable(),
  history: z.array(historyEntry),
  actions: z.array(z.enum(REQUEST_ACTIONS)),
});
export type RequestView = z.infer<typeof requestView>;

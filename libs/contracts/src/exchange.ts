import { z } from 'zod';
import { id, isoDate, isoDateTime, KINDS, pageOf, paging, party, searchText, version } from './common.ts';
import {
  ALIKE_REASONS,
  COST_BANDS,
  EXCHANGE_ACTIONS,
  EXCHANGE_ORDERS,
  EXCHANGE_SHOWN,
  EXCHANGE_STAGES,
  EXCHANGE_STATUSES,
  LISTED_STAGES,
  PARTNER_STATES,
  POPULATION_BANDS,
} from './exchange-names.ts';
import { fileView } from './files.ts';
import { describedPictureView } from './images.ts';
import { countyCode, domainSlug } from './taxonomies.ts';

import { costLine, exchangeContent, keys, lesson, moneySource, step } from './exchange-bodies.ts';

/** Filters of the exchange; `near`: inhabitants around which places count as alike, by default those of the reader's place. */
export const exchangeQuery = z.strictObject({
  ...paging,
  q: searchText,
  domain: domainSlug.optional(),
  county: countyCode.optional(),
  population: z.enum(keys(POPULATION_BANDS)).optional(),
  cost: z.enum(keys(COST_BANDS)).optional(),
  source: moneySource.optional(),
  stage: z.enum(LISTED_STAGES).optional(),
  show: z.enum(EXCHANGE_SHOWN).optional(),
  near: z.coerce.number().int().min(1).max(3_000_000).optional(),
  order: z.enum(EXCHANGE_ORDERS).default('alike'),
});
export type ExchangeQuery = z.infer<typeof exchangeQuery>;
/** What visitors may filter by. */
export const publicExchangeQuery = exchangeQuery.omit({ show: true, near: true }).extend({
  stage: z.enum(EXCHANGE_STAGES).optional(),
  order: z.enum(['newest', 'adopted']).default('newest'),
});

const place = {
  authority: party,
  county: countyCode.nullable(),
  population: z.int().nullable(),
  /** Empty where the place is not alike, and for visitors. */
  alike: z.array(z.enum(ALIKE_REASONS)),
};
const facts = {
  id,
  number: z.string(),
  title: z.string(),
  stage: z.enum(EXCHANGE_STAGES),
  status: z.enum(EXCHANGE_STATUSES),
  domain: domainSlug.nullable(),
  ...place,
  /** Null where it is not known or not shown. */
  cost: z.number().nullable(),
  sources: z.array(moneySource),
  startedOn: isoDate.nullable(),
  endedOn: isoDate.nullable(),
  progress: z.int().nullable(),
  /** Authorities that adopted it. */
  adoptions: z.int(),
  seeksPartners: z.boolean(),
  isOwn: z.boolean(),
};

export const exchangeItem = z.object({
  ...facts,
  files: z.int(),
  /** Whether files of it are copied into a draft. */
  hasCopied: z.boolean(),
  /** The first authorities that joined, by name, and all of them. */
  joined: z.array(z.string()),
  joinedCount: z.int(),
  isJoined: z.boolean(),
  /** Whether the reader adopted it and can no longer open it: only title, authority (as at adoption) and status are true. */
  isGone: z.boolean().optional(),
});
export type ExchangeItem = z.infer<typeof exchangeItem>;

export const exchangeList = pageOf(exchangeItem).extend({
  /** Projects by stage under the other filters, in all `all`. Optional until the next release: `gone`. */
  counts: z.object({ all: z.int(), done: z.int(), ongoing: z.int(), wanted: z.int(), gone: z.int().optional() }),
  /** The same by county, without the filter by county. */
  counties: z.array(z.object({ code: countyCode, count: z.int() })),
  /** The most adopted of all. */
  most: z.array(z.object({ id, title: z.string(), place: z.string(), adoptions: z.int() })),
  /** Inhabitants around which places are alike: from and to; null where the reader's are not known. */
  near: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** County of the reader's organisation; null for visitors. */
  ownCounty: countyCode.nullable().optional(),
  /** A completed project of the reader's that is not in the exchange yet. */
  suggestion: z.object({ id, title: z.string() }).nullable(),
});
export type ExchangeList = z.infer<typeof exchangeList>;

export const exchangeQuestion = z.object({
  id,
  version,
  /** Null for visitors, and where the person has left. */
  asker: z.string().nullable(),
  organisation: party.extend({ kind: z.enum(KINDS) }),
  text: z.string(),
  askedAt: isoDateTime,
  answer: z.object({ text: z.string(), by: z.string().nullable(), at: isoDateTime }).nullable(),
  isOwn: z.boolean(),
  canAnswer: z.boolean(),
  canFlag: z.boolean(),
});
export type ExchangeQuestion = z.infer<typeof exchangeQuestion>;
/** Where a further page of questions begins: after this one. */
export const questionsQuery = z.strictObject({ after: id });
/** A page of questions, the oldest first. `next`: after which the next page begins; null at the end. */
export const exchangeQuestions = z.object({ items: z.array(exchangeQuestion), next: id.nullable() });
export type ExchangeQuestions = z.infer<typeof exchangeQuestions>;

export const exchangeFile = fileView.extend({ isCopied: z.boolean(), downloads: z.int() });

export const exchangeView = z.object({
  ...facts,
  version,
  revision: z.int(),
  publishedAt: isoDateTime.nullable(),
  updatedAt: isoDateTime,
  what: z.string(),
  why: z.string(),
  /** Empty where costs are not shown. */
  costs: z.array(costLine),
  showsCosts: z.boolean(),
  steps: z.array(step),
  lessons: z.array(lesson),
  files: z.array(exchangeFile),
  pictures: z.array(describedPictureView),
  /** The firm that worked on it: for everybody once it agrees, before that for the two sides alone. */
  partner: z
    .object({
      id,
      name: z.string(),
      state: z.enum(PARTNER_STATES),
      isVerified: z.boolean(),
      rating: z.number().nullable(),
      review: z.string().nullable(),
      projectNumber: z.string().nullable(),
    })
    .nullable(),
  /** Whether a firm may be asked to be named. */
  canNamePartner: z.boolean(),
  contact: z.object({ id, name: z.string().nullable(), role: z.string() }).nullable(),
  /** In how many days the authority usually answers questions; null where it has answered few, and for visitors. */
  answerDays: z.int().nullable(),
  /** The first authorities that adopted it, with their public showcases. */
  adopters: z.array(party.extend({ communityId: id.nullable() })),
  followers: z.int(),
  thanks: z.int(),
  isFollowed: z.boolean(),
  isThanked: z.boolean(),
  /** The first page of its questions; `nextQuestions`: after which the next one begins, null at the end. */
  questions: z.array(exchangeQuestion),
  nextQuestions: id.nullable(),
  questionCounts: z.object({ all: z.int(), open: z.int() }),
  /** Whether the reader's organisation asked a question, and whether the association removed one of its questions. */
  hasAsked: z.boolean(),
  hasRemovedQuestion: z.boolean(),
  joined: z.array(z.object({ authority: party, note: z.string(), at: isoDateTime, canBeInvited: z.boolean() })),
  isJoined: z.boolean(),
  /** The group request made of it. */
  group: z.object({ id, number: z.string() }).nullable(),
  /** The reader's own request made of it. */
  adopted: z.object({ id, number: z.string(), isDraft: z.boolean() }).nullable(),
  /** The project of the portal that it was made of; for its authority alone. */
  projectId: id.nullable(),
  /** Why the association or the author withdrew it; for its authority alone. */
  reason: z.string().nullable(),
  actions: z.array(z.enum(EXCHANGE_ACTIONS)),
});
export type ExchangeView = z.infer<typeof exchangeView>;

/** What the author edits, with its own files by name. */
export const exchangeEditing = z.object({
  id,
  number: z.string(),
  version,
  status: z.enum(EXCHANGE_STATUSES),
  content: exchangeContent,
  files: z.array(fileView),
  pictures: z.array(describedPictureView),
  /** The project of the portal that it was made of. */
  projectId: id.nullable(),
  /** Members who may be named as contact. */
  members: z.array(party),
  /** What is missing before it can be published, as sentences by field. */
  missing: z.record(z.string(), z.string()),
  actions: z.array(z.enum(EXCHANGE_ACTIONS)),
});
export type ExchangeEditing = z.infer<typeof exchangeEditing>;

const exchangeVersion = z.object({
  revision: z.int(),
  at: isoDateTime,
  by: z.string().nullable(),
  content: exchangeContent,
  /** Names of the files in this version. Files deleted before names were kept are absent. */
  files: z.array(party),
});
export type ExchangeVersion = z.infer<typeof exchangeVersion>;
export const exchangeVersions = z.array(exchangeVersion);

/** Entry in the exchange that was made from a project of the portal; null if there is none. Only for its authority. */
export const exchangeEntry = z.object({
  entry: z.object({ id, status: z.enum(EXCHANGE_STATUSES) }).nullable(),
});
export type ExchangeEntry = z.infer<typeof exchangeEntry>;

export const madeRequest = z.object({ requestId: id, number: z.string() });

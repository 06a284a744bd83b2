import { z } from 'zod';
import { category, categoryName, categoryNames } from './categorised.ts';
import {
  historyEntry,
  id,
  isoDate,
  isoDateTime,
  orEmpty,
  pageOf,
  paging,
  type StatusLabel,
  searchText,
  version,
  keyOf,
  requiredText,
} from './common.ts';
import { KNOWLEDGE_ACCESS, type KnowledgeAccess } from './knowledge-categories.ts';
import { actProblems } from './legislation-problems.ts';
import { ACT_TEXT_MAX, splitAct } from './legislation-text.ts';
import { webLink } from './web-link.ts';

export const ACT_STATUSES = ['draft', 'published', 'withdrawn'] as const;
export type ActStatus = (typeof ACT_STATUSES)[number];
export const ACT_STATUS: Record<ActStatus, StatusLabel> = {
  draft: { label: 'În pregătire', tone: 'draft' },
  published: { label: 'Publicat', tone: 'success' },
  withdrawn: { label: 'Retras', tone: 'closed' },
};
/** `write`: change the text in preparation. `publish`: make it a version. `verify`: keep that the text was checked today. */
export const LEGAL_ACT_ACTIONS = ['edit', 'write', 'discard', 'publish', 'verify', 'withdraw', 'restore'] as const;
export type LegalActAction = (typeof LEGAL_ACT_ACTIONS)[number];

const access = keyOf<KnowledgeAccess>(KNOWLEDGE_ACCESS, 'Alegeți cine citește actul.');

/** What is known of an act besides its text. */
export const actContent = z.strictObject({
  /** Kind, number and year: "Legea nr. 98/2016". */
  number: requiredText(120, 'Scrieți felul, numărul și anul actului.'),
  /** "privind achizițiile publice" */
  title: requiredText(300, 'Scrieți despre ce este actul.'),
  /** Name of the official source. */
  source: requiredText(300, 'Scrieți sursa oficială.'),
  sourceUrl: orEmpty(webLink('Scrieți adresa întreagă a sursei.')),
  category,
  access,
  /** True for a summary in the association's own words. */
  isSummary: z.boolean(),
});
export type ActContent = z.infer<typeof actContent>;
export const editAct = actContent.extend({ version });

/** Text of an act, which is split into articles and paragraphs. */
export const actText = z.string().trim().min(1, 'Scrieți sau lipiți textul.').max(ACT_TEXT_MAX, {
  error: 'Textul are peste 200.000 de caractere. Păstrați-l în mai multe acte, de exemplu pe titluri.',
  abort: true,
});
/** As `actText`, with what keeps the text from being split. For forms; services split a long text in a thread. */
export const checkedActText = actText.superRefine((given, { addIssue }) => {
  for (const message of actProblems(splitAct(given))) addIssue({ code: 'custom', message });
});
export const writeAct = z.strictObject({ version, text: actText });

/** Publishes the text in preparation. Only a first version may have no date. */
export const publishAct = z.strictObject({
  version,
  /** First day on which the version is in force. */
  from: orEmpty(isoDate),
  /** Act by which it was changed, with its source; '' for none. */
  basis: z.string().trim().max(300, 'Cel mult 300 de caractere.').default(''),
  /** What changed, in words; '' only for a first version. */
  note: z.string().trim().max(1000, 'Cel mult 1000 de caractere.').default(''),
});
export type PublishAct = z.infer<typeof publishAct>;

/** Day on which the text was last checked, and the member of the association who answers for it, with its name. */
const verification = { verifiedOn: isoDate.nullable(), owner: z.string().nullable() };
const named = { id, number: z.string(), title: z.string(), category, categoryName, isSummary: z.boolean() };
export const ACTS_SHOWN = ['all', 'favourites'] as const;
export const legislationQuery = z.strictObject({
  ...paging,
  q: searchText,
  category: category.optional(),
  show: z.enum(ACTS_SHOWN).default('all'),
});
export type LegislationQuery = z.infer<typeof legislationQuery>;
/** Visitors have no favourites. */
export const publicLegislationQuery = legislationQuery.extend({ show: z.literal('all').default('all') });
export type PublicLegislationQuery = z.infer<typeof publicLegislationQuery>;
export const actItem = z.object({
  ...named,
  source: z.string(),
  verifiedOn: isoDate.nullable(),
  /** Versions so far, and the first day of the one shown. */
  versions: z.int(),
  from: isoDate.nullable(),
  /** The first paragraph with the words that were searched for. */
  found: z.object({ article: z.string(), number: z.string(), anchor: z.string(), text: z.string() }).nullable(),
});
export type ActItem = z.infer<typeof actItem>;
export const actList = pageOf(actItem).extend({ categoryNames });
export type ActList = z.infer<typeof actList>;

const edition = z.object({
  id,
  number: z.int(),
  from: isoDate.nullable(),
  /** Last day; null for the last version. */
  until: isoDate.nullable(),
  basis: z.string(),
  note: z.string(),
  publishedAt: isoDateTime,
});
export type ActEdition = z.infer<typeof edition>;

const paragraph = z.object({
  number: z.string(),
  anchor: z.string(),
  text: z.string(),
  /** Number of the version in which it got this text. */
  since: z.int(),
  /** Its text in the version before, if it was another one. */
  before: z.string().nullable(),
});
const article = z.object({
  number: z.string(),
  title: z.string(),
  /** Its title in the version before, if it was another one. */
  titleBefore: z.string().nullable(),
  chapter: z.string(),
  anchor: z.string(),
  paragraphs: z.array(paragraph),
});
export type ReadArticle = z.infer<typeof article>;
const removed = z.object({ article: z.string(), number: z.string(), anchor: z.string(), text: z.string() });
export type RemovedParagraph = z.infer<typeof removed>;

/** `on`: day on which the version was in force; today by default. */
export const actQuery = z.strictObject({ on: isoDate.optional() });
export const actView = z.object({
  ...named,
  source: z.string(),
  sourceUrl: z.string().nullable(),
  access,
  ...verification,
  today: isoDate,
  /** All versions, the first one first. */
  versions: z.array(edition),
  /** Number of the version whose text follows. */
  shown: z.int(),
  articles: z.array(article),
  /** Paragraphs of the version before that this one no longer has. */
  removed: z.array(removed),
});
export type ActView = z.infer<typeof actView>;

export const editedActQuery = z.strictObject({
  ...paging,
  q: searchText,
  status: z.enum(['all', ...ACT_STATUSES]).default('all'),
});
export type EditedActQuery = z.infer<typeof editedActQuery>;
const edited = {
  id,
  version,
  number: z.string(),
  title: z.string(),
  status: z.enum(ACT_STATUSES),
  hasDraft: z.boolean(),
  versions: z.int(),
  from: isoDate.nullable(),
  updatedAt: isoDateTime,
};
export const editedActItem = z.object(edited);
export type EditedActItem = z.infer<typeof editedActItem>;
export const editedActList = pageOf(editedActItem);
export const editedActView = z.object({
  ...edited,
  content: actContent,
  categoryName,
  ...verification,
  /** Text in preparation. */
  draft: z.string().nullable(),
  /** Text of the last version; null before the first. */
  lastText: z.string().nullable(),
  /** First day that a new version may have; null where any day may be chosen. */
  earliest: isoDate.nullable(),
  /** Why it was withdrawn. */
  reason: z.string().nullable(),
  editions: z.array(edition),
  history: z.array(historyEntry),
  actions: z.array(z.enum(LEGAL_ACT_ACTIONS)),
});
export type EditedActView = z.infer<typeof editedActView>;

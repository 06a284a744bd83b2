import { z } from 'zod';
import {
  historyEntry,
  id,
  isoDate,
  isoDateTime,
  orEmpty,
  pageOf,
  paging,
  party,
  searchText,
  version,
  keyOf,
  requiredText,
} from './common.ts';
import { category, categoryName, categoryNames } from './categorised.ts';
import { LIBRARY_FILES_MAX } from './file-limits.ts';
import { fileView } from './files.ts';
import { KNOWLEDGE_ACCESS, type KnowledgeAccess } from './knowledge-categories.ts';
import {
  LIBRARY_ACTIONS,
  LIBRARY_ORDERS,
  LIBRARY_RELATED_MAX,
  LIBRARY_SHOWN,
  LIBRARY_STATUSES,
  LIBRARY_TAGS_MAX,
  LIBRARY_TYPES,
  type LibraryType,
  TEXT_STATES,
} from './library-names.ts';
import { templateParts } from './templates.ts';
import { webLink } from './web-link.ts';

const type = keyOf<LibraryType>(LIBRARY_TYPES, 'Alegeți tipul.');
const link = webLink('Scrieți adresa întreagă, care începe cu https://.');
const few = (most: number) =>
  z
    .array(id)
    .max(most, `Alegeți cel mult ${most}.`)
    .refine((ids) => new Set(ids).size === ids.length);

/** What a document says; forms check it by `libraryContent`. */
export const libraryText = z.strictObject({
  type,
  title: requiredText(200, 'Scrieți titlul.'),
  category,
  description: requiredText(600, 'Scrieți pe scurt ce cuprinde documentul.'),
  /** HTML; may be empty when there are files or an address. */
  body: z.string().trim().max(200_000, 'Textul este prea lung.'),
  author: requiredText(160, 'Scrieți autorul.'),
  tags: z
    .array(z.string().trim().min(1, 'Scrieți eticheta.').max(60, 'O etichetă poate avea cel mult 60 de caractere.'))
    .max(LIBRARY_TAGS_MAX, `Puteți scrie cel mult ${LIBRARY_TAGS_MAX} etichete.`),
  access: keyOf<KnowledgeAccess>(KNOWLEDGE_ACCESS, 'Alegeți cine îl citește.'),
  /** Day on which the content was last checked, and the member of the association who answers for it. */
  verifiedOn: orEmpty(isoDate),
  ownerId: orEmpty(id),
  /** Address of a recording. */
  url: orEmpty(link),
  fileIds: few(LIBRARY_FILES_MAX),
  relatedIds: few(LIBRARY_RELATED_MAX),
});
export type LibraryContent = z.infer<typeof libraryText>;

const isOwned = ({ verifiedOn, ownerId }: LibraryContent): boolean => verifiedOn === null || ownerId !== null;
const NO_OWNER = { path: ['ownerId'], error: 'Alegeți cine răspunde de verificare.' };
const isDated = ({ verifiedOn, ownerId }: LibraryContent): boolean => ownerId === null || verifiedOn !== null;
const NO_DAY = { path: ['verifiedOn'], error: 'Alegeți ziua verificării.' };
/** True unless a recording has no address. */
export const isLinked = ({ type: kind, url }: Pick<LibraryContent, 'type' | 'url'>): boolean =>
  kind !== 'recording' || url !== null;
export const NO_LINK = { path: ['url'], error: 'Scrieți adresa înregistrării.' };
export const libraryContent = libraryText.refine(isOwned, NO_OWNER).refine(isDated, NO_DAY).refine(isLinked, NO_LINK);
export const editLibrary = libraryText
  .extend({ version })
  .refine(isOwned, NO_OWNER)
  .refine(isDated, NO_DAY)
  .refine(isLinked, NO_LINK);
const note = requiredText(500, 'Scrieți ce s-a schimbat.');
/** A new version of a published document; `note` says what changed. */
export const reviseLibrary = libraryText
  .extend({ version, note })
  .refine(isOwned, NO_OWNER)
  .refine(isDated, NO_DAY)
  .refine(isLinked, NO_LINK);
export type ReviseLibrary = z.infer<typeof reviseLibrary>;

const listed = {
  id,
  title: z.string(),
  type,
  category,
  categoryName,
  description: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  publishedAt: isoDateTime,
  verifiedOn: isoDate.nullable(),
  views: z.int(),
  downloads: z.int(),
  /** Average of the reviews; null without any. */
  rating: z.number().nullable(),
  reviews: z.int(),
};
export const libraryQuery = z.strictObject({
  ...paging,
  q: searchText,
  type: type.optional(),
  category: category.optional(),
  show: z.enum(LIBRARY_SHOWN).default('all'),
  order: z.enum(LIBRARY_ORDERS).default('newest'),
});
export type LibraryQuery = z.infer<typeof libraryQuery>;
/** Visitors have no favourites. */
export const publicLibraryQuery = libraryQuery.extend({ show: z.literal('all').default('all') });
export type PublicLibraryQuery = z.infer<typeof publicLibraryQuery>;
export const libraryItem = z.object(listed);
export type LibraryItem = z.infer<typeof libraryItem>;
/** Documents of each type, and all, under the other filters. */
const counts = z.record(z.enum(['all', ...(Object.keys(LIBRARY_TYPES) as LibraryType[])]), z.int());
export const libraryList = pageOf(libraryItem).extend({ counts, categoryNames });
export type LibraryList = z.infer<typeof libraryList>;

/** A part of a text with an address of its own; `anchor` is '' for what stands before the first heading. */
const section = z.object({ anchor: z.string(), heading: z.string(), level: z.int(), html: z.string() });
export type LibrarySection = z.infer<typeof section>;
const libraryVersion = z.object({ number: z.int(), publishedAt: isoDateTime, note: z.string() });
const related = z.object({ id, title: z.string(), type, isChosen: z.boolean() });
export const libraryView = z.object({
  ...listed,
  access: libraryText.shape.access,
  owner: z.string().nullable(),
  url: z.string().nullable(),
  sections: z.array(section),
  readingMinutes: z.int(),
  /** `isTemplate`: it has placeholders that the portal fills. */
  files: z.array(fileView.extend({ textState: z.enum(TEXT_STATES), isTemplate: z.boolean() })),
  /** The shown version, and the published one. */
  shown: z.int(),
  edition: z.int(),
  versions: z.array(libraryVersion),
  related: z.array(related),
  /** Whether the shown version is long enough to be summarised. Absent from services of the previous release. */
  isLong: z.boolean().optional(),
});
export type LibraryView = z.infer<typeof libraryView>;
/** An earlier version to read; by default the published one. */
export const libraryViewQuery = z.strictObject({ edition: z.coerce.number().int().min(1).max(100_000).optional() });

/** Sentences of a long document that say most, each with the part in which it stands; none of a short one. */
export const librarySummary = z.object({
  sentences: z.array(z.object({ anchor: z.string(), heading: z.string(), text: z.string() })),
});
export type LibrarySummary = z.infer<typeof librarySummary>;

/** A document as the association prepares it. */
const edited = {
  id,
  version,
  title: z.string(),
  type,
  category,
  categoryName,
  status: z.enum(LIBRARY_STATUSES),
  access: libraryText.shape.access,
  edition: z.int(),
  publishedAt: isoDateTime.nullable(),
  verifiedOn: isoDate.nullable(),
  owner: z.string().nullable(),
  views: z.int(),
  downloads: z.int(),
  /** The organisation that proposed it. */
  proposer: party.nullable(),
};
export const editedLibraryQuery = z.strictObject({
  ...paging,
  q: searchText,
  status: z.enum(['all', ...LIBRARY_STATUSES]).default('all'),
  type: type.optional(),
  category: category.optional(),
});
export type EditedLibraryQuery = z.infer<typeof editedLibraryQuery>;
export const editedLibraryItem = z.object(edited);
export type EditedLibraryItem = z.infer<typeof editedLibraryItem>;
export const editedLibraryList = pageOf(editedLibraryItem).extend({ categoryNames });
export type EditedLibraryList = z.infer<typeof editedLibraryList>;
export const editedLibraryView = z.object({
  ...edited,
  content: libraryText,
  /** Why a proposal was rejected. */
  reason: z.string().nullable(),
  /** `template`: null without placeholders. */
  files: z.array(fileView.extend({ textState: z.enum(TEXT_STATES), template: templateParts.nullable() })),
  related: z.array(z.object({ id, title: z.string() })),
  versions: z.array(libraryVersion),
  history: z.array(historyEntry),
  actions: z.array(z.enum(LIBRARY_ACTIONS)),
});
export type EditedLibraryView = z.infer<typeof editedLibraryView>;

/** What the form of a document offers: members of the association, and documents to choose as related. */
export const libraryChoices = z.object({
  owners: z.array(z.object({ id, name: z.string() })),
  documents: z.array(z.object({ id, title: z.string() })),
});
export type LibraryChoices = z.infer<typeof libraryChoices>;

/** Characters of the text of a file that are shown; the rest is in the file. */
export const FILE_TEXT_MAX = 200_000;
/** Text that the worker read in a file, in parts that begin with a heading. */
export const libraryFileText = z.object({
  parts: z.array(z.object({ heading: z.string(), text: z.string() })),
  isCut: z.boolean(),
});
export type LibraryFileText = z.infer<typeof libraryFileText>;

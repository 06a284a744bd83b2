import { z } from 'zod';
import { cleaned } from './cleaned.ts';
import { SEARCH_MAX, withoutControls } from './search-limits.ts';

/* Other years are typing errors; date fields reject them too. */
const YEAR = /^(19|20)\d\d/;
/* Passes text that is not a date, so that only one problem is reported. */
const NOT_OF_OTHER_YEAR = /^(?!(?!19|20)\d{4}-\d\d-\d\d)/;
const YEAR_PROBLEM = 'Verificați anul: poate fi de la 1900 la 2099.';

/* Date fields send invalid text unchanged: incomplete or impossible dates. */
const dayProblem = ({ input }: { input?: unknown }): string => {
  const whole = typeof input === 'string' ? /^(?:\d{1,2}\D+\d{1,2}\D+|\d{4})(\d{4})\D*$/.exec(input) : null;
  if (!whole) return 'Scrieți ziua întreagă, de exemplu 20.02.2027.';
  return YEAR.test(whole[1] ?? '') ? 'Această zi nu există în calendar.' : YEAR_PROBLEM;
};

export const id = z.uuid();
export const isoDate = z.iso.date({ error: dayProblem }).regex(NOT_OF_OTHER_YEAR, YEAR_PROBLEM);
export const isoDateTime = z.iso.datetime({ offset: true, error: dayProblem }).regex(NOT_OF_OTHER_YEAR, YEAR_PROBLEM);
/** Makes a value optional: accepts '' and null as none, and validates anything else by the schema. */
export const orEmpty = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal('').transform(() => null), z.null(), schema], {
      error: ({ errors }) => (Array.isArray(errors) ? errors.at(-1)?.[0]?.message : undefined),
    })
    .default(null);
/** A key of `labels`; `error` is shown for anything else. */
export const keyOf = <T extends string>(labels: Record<T, string>, error: string) =>
  z.enum(Object.keys(labels) as T[], { error });
/** Text of at most `most` characters. */
export const upTo = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Textul poate avea cel mult ${most.toLocaleString('ro-RO')} de caractere.`);
/** Text of 1 to `most` characters; `problem` is shown without any. */
export const requiredText = (most: number, problem: string) => upTo(most).min(1, problem);
/** Key of a value of a list that the association keeps; `problem` is shown without one. */
export const slugText = (problem?: string) => z.string().regex(/^[a-z0-9-]{1,60}$/, problem);
/** Version of the row that was read; a write with an older version is refused with `version.stale`. */
export const version = z.int().min(1);

export const KINDS = ['uat', 'firma', 'admin'] as const;
export type Kind = (typeof KINDS)[number];
export const ROLES = ['viewer', 'editor', 'owner'] as const;
export type Role = (typeof ROLES)[number];
export const ROLE_LABELS: Record<Role, string> = { owner: 'Proprietar', editor: 'Editor', viewer: 'Cititor' };
export const ORGANISATION_STATUSES = [
  'unconfirmed',
  'pending',
  'needs_info',
  'approved',
  'rejected',
  'suspended',
] as const;
export type OrganisationStatus = (typeof ORGANISATION_STATUSES)[number];

/**
 * Meaning of a status for its readers: private, awaiting a decision, sent, open, submitted, chosen, under way, under review, done,
 * ended, failed. The design system maps it to an icon and a colour.
 */
type StatusTone =
  | 'draft'
  | 'waiting'
  | 'neutral'
  | 'info'
  | 'open'
  | 'submitted'
  | 'chosen'
  | 'progress'
  | 'review'
  | 'success'
  | 'closed'
  | 'danger';

/** Label of a status, and the tone that selects icon and colour. */
export interface StatusLabel {
  label: string;
  tone: StatusTone;
}

/** Search text; '' for none. */
export const searchText = z.string().overwrite(withoutControls).overwrite(cleaned).max(SEARCH_MAX).default('');
export const paging = { page: z.coerce.number().int().min(1).max(10_000).default(1) };

/** Maximum number of rows of a list that are counted and shown. */
export const TOTAL_LIMIT = 1000;

/** A page of a list. `total` counts the matching rows up to TOTAL_LIMIT; `totalIsCapped` is true if there are more. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    totalIsCapped: z.boolean().optional(),
    page: z.int(),
    pageSize: z.int(),
  });
export interface PageOf<T> {
  items: T[];
  total: number;
  totalIsCapped?: boolean | undefined;
  page: number;
  pageSize: number;
}

export const idParams = z.strictObject({ id });
export const versioned = z.strictObject({ version });
export const withReason = z.strictObject({ version, reason: requiredText(2000, 'Scrieți motivul.') });

export const party = z.object({ id, name: z.string() });
export type Party = z.infer<typeof party>;

/** An entry of a history. */
export const historyEntry = z.object({
  id,
  at: isoDateTime,
  action: z.string(),
  /** Name of the part that was changed. */
  about: z.string().nullable().optional(),
  who: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
  outcome: z.enum(['done', 'refused']),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

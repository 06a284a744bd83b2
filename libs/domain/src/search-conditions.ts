import type { StatusLabel } from '@psp/contracts/common';
import { normaliseCui } from '@psp/contracts/cui';
import { sql } from 'kysely';
import { contains, folded, isWords, matches, containsWords, type Sql } from './sql.ts';

/** SQL of the label of a status. */
export const labelOf = (status: Sql, labels: Record<string, Pick<StatusLabel, 'label'>>): Sql =>
  sql`(${JSON.stringify(Object.fromEntries(Object.entries(labels).map(([key, { label }]) => [key, label])))}::jsonb ->> ${status})`;

/** SQL condition: a title has the search words. */
export const hasTitleWords = (title: Sql, q: string): Sql =>
  isWords(q)
    ? containsWords(sql`search_fold(${title})`, q)
    : matches(sql`search_fold(${title})`, sql`search_vector(${title})`, q);

const REQUEST = sql`r.number`;

/** SQL condition: a number contains these three or more characters, or ends in these two digits: "88" finds SP-2026-000088. */
export const hasNumber = (q: string, number = REQUEST): Sql =>
  /^\d{2}$/.test(q) ? sql`right(${number}, 2) = ${q}` : contains(sql`lower(${number})`, q);

/* SQL condition: the serial part of a number, without year and leading zeros, is `q`. */
const isSerial = (q: string, number: Sql): Sql =>
  /^\d+$/.test(q) ? sql`ltrim(split_part(${number}, '-', 3), '0') = ltrim(${q}, '0')` : sql`false`;

/** SQL condition: a title or number equals the search text. */
export const isSame = (title: Sql, q: string, number = REQUEST): Sql =>
  sql`(search_fold(${title}) = ${folded(q)} or lower(${number}) = lower(${q}) or ${isSerial(q, number)})`;

/** SQL condition: a tax code contains these digits, at least two. */
export const hasCui = (cui: Sql, q: string): Sql => {
  const digits = normaliseCui(q);
  return /^\d{2,10}$/.test(digits) ? sql`${cui} like ${`%${digits}%`}` : sql`false`;
};

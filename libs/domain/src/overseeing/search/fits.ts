import type { StatusLabel } from '@psp/contracts/common';
import { sql } from 'kysely';
import { contains, folded, isWords, matches, says, type Sql } from '../../sql.ts';

/** The label of a state, as the lists call it. */
export const labelOf = (status: Sql, labels: Record<string, Pick<StatusLabel, 'label'>>): Sql =>
  sql`(${JSON.stringify(Object.fromEntries(Object.entries(labels).map(([key, { label }]) => [key, label])))}::jsonb ->> ${status})`;

/** True if a title has the words. */
export const titled = (title: Sql, q: string): Sql =>
  isWords(q)
    ? says(sql`search_fold(${title})`, q)
    : matches(sql`search_fold(${title})`, sql`search_vector(${title})`, q);

const REQUEST = sql`r.number`;

/** True of a number that has these characters, three or more, or ends in these two digits: "88" finds SP-2026-000088. */
export const numbered = (q: string, number = REQUEST): Sql =>
  /^\d{2}$/.test(q) ? sql`right(${number}, 2) = ${q}` : contains(sql`lower(${number})`, q);

/* True of the number that somebody means who leaves out the year and the zeros before it. */
const isSerial = (q: string, number: Sql): Sql =>
  /^\d+$/.test(q) ? sql`ltrim(split_part(${number}, '-', 3), '0') = ltrim(${q}, '0')` : sql`false`;

/** True if a title or number is the very text that is searched for. */
export const isSame = (title: Sql, q: string, number = REQUEST): Sql =>
  sql`(search_fold(${title}) = ${folded(q)} or lower(${number}) = lower(${q}) or ${isSerial(q, number)})`;

import type { ExchangeQuestion, ExchangeQuestions } from '@psp/contracts/exchange';
import { EXCHANGE_QUESTIONS_PAGE } from '@psp/contracts/exchange-names';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { isOpenTo, isReaders, type Reader } from './readable.ts';

/** Least number of answers behind a usual time: with fewer, it would reveal single answers. */
const ANSWERS_LEAST = 5;

/* Questions of the project `x` that the association has not removed. */
const SHOWN = sql`exchange_question q where q.exchange_id = x.id and q.removed_at is null`;

const personFor = (reader: Reader, account: Sql, organisation: Sql): Sql =>
  reader
    ? sql`(select a.display_name from account a join membership m on m.account_id = a.id and m.organisation_id = ${organisation}
        where a.id = ${account} limit 1)`
    : sql`null::text`;

/* The question `q` of the project `x`, as JSON (`exchangeQuestion`). */
const questionFor = (reader: Reader): Sql => {
  const writes = reader !== null && reader.role !== 'viewer';
  const canAnswer = writes ? isReaders(reader, sql`x.organisation_id`) : sql`false`;
  const isOwn = isReaders(reader, sql`q.organisation_id`);
  return sql`json_build_object('id', q.id, 'version', q.version,
    'asker', ${personFor(reader, sql`q.account_id`, sql`q.organisation_id`)},
    'organisation', (select json_build_object('id', o.id, 'name', o.name, 'kind', o.kind) from organisation o
      where o.id = q.organisation_id),
    'text', q.text, 'askedAt', q.created_at,
    'answer', case when q.answered_at is not null then json_build_object('text', q.answer, 'at', q.answered_at,
      'by', ${personFor(reader, sql`q.answered_by`, sql`x.organisation_id`)}) end,
    'isOwn', ${isOwn}, 'canAnswer', ${canAnswer} and q.answered_at is null,
    'canFlag', ${writes ? sql`not ${isOwn}` : sql`false`})`;
};

/* The questions of a page, oldest first, and one more if there is a next page. */
const pageFor = (
  reader: Reader,
  after: string | null,
): Sql => sql`(select coalesce(json_agg(p.item order by p.id), '[]') from (
    select q.id, ${questionFor(reader)} as item from ${SHOWN} and ${after === null ? sql`true` : sql`q.id > ${after}`}
    order by q.id limit ${sql.lit(EXCHANGE_QUESTIONS_PAGE + 1)}) p)`;

/** The first questions of the project `x` and how many there are, as pairs of a JSON object. `pageOfQuestions` divides them. */
export const questionPairs = (reader: Reader): Sql => sql`'questions', ${pageFor(reader, null)},
  'questionCounts', (select json_build_object('all', count(*), 'open', count(*) filter (where q.answered_at is null)) from ${SHOWN})`;

/** Divides what was read into a page and the id after which the next one begins. */
export const pageOfQuestions = (read: readonly ExchangeQuestion[]): ExchangeQuestions => {
  const items = read.slice(0, EXCHANGE_QUESTIONS_PAGE);
  return { items, next: read.length > items.length ? (items.at(-1)?.id ?? null) : null };
};

/** Reads the questions after one of them, the oldest first; null for a project that the reader may not open. */
export const readQuestions = async (
  db: Db,
  reader: Reader,
  { id, after }: { id: string; after: string },
): Promise<ExchangeQuestions | null> => {
  const row = await oneRow(
    db,
    sql<{ read: ExchangeQuestion[] }>`select ${pageFor(reader, after)} as read from exchange_project x
      where x.id = ${id} and ${isOpenTo(reader)}`,
  );
  return row && pageOfQuestions(row.read);
};

/** In how many days the authority of the project `x` usually answers, for members; null below ANSWERS_LEAST. */
export const usualAnswerDays = (reader: Reader): Sql =>
  reader
    ? sql`(select case when count(*) >= ${sql.lit(ANSWERS_LEAST)} then greatest(1, ceil(percentile_cont(0.5) within group
          (order by extract(epoch from q.answered_at - q.created_at) / 86400)))::int end
        from exchange_project y join exchange_question q on q.exchange_id = y.id and q.removed_at is null and q.answered_at is not null
        where y.organisation_id = x.organisation_id and y.status = 'published')`
    : sql`null::int`;

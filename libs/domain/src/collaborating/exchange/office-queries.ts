import type {
  OfficeExchangeItem,
  OfficeExchangeQuery,
  OfficeExchangeView,
  OfficeQuestion,
} from '@psp/contracts/exchange-office';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import { flagsOf, memberName } from '../../operating/flags/queries.ts';
import type { Db } from '../../read-db.ts';
import { allOf, containsWords, matches, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';
import { questionActions } from './question.entity.ts';
import { readExchange } from './queries.ts';
import { REPORTED } from './reported.ts';

const QUESTIONS_SHOWN = 100;

const openFlags = (of: Sql): Sql => sql`(select count(*)::int from exchange_flag f where ${of} and f.outcome is null)`;

const ITEM = sql`json_build_object('id', x.id, 'number', x.number, 'title', x.title,
  'authority', json_build_object('id', o.id, 'name', o.name), 'county', x.county_code, 'stage', x.stage, 'status', x.status,
  'adoptions', x.adoptions, 'publishedAt', x.published_at, 'flags', ${openFlags(sql`f.exchange_id = x.id`)})`;

const inStatus = (status: NonNullable<OfficeExchangeQuery['status']>): Sql =>
  status === 'reported' ? sql`x.id in (select r.id from (${REPORTED}) r)` : sql`x.status = ${sql.lit(status)}`;

const words = (q: string): Sql =>
  sql`(${matches(sql`x.search_text`, sql`x.search_vector`, q)} or ${containsWords(sql`o.name_text`, q)}
    or ${containsWords(sql`search_fold(x.number)`, q)})`;

/** Lists all projects of the exchange but drafts, the newest first, as a page of JSON text (items `OfficeExchangeItem`). */
export const listExchangeForOffice = (
  db: Db,
  { page, q, status, stage, county }: OfficeExchangeQuery,
): Promise<string> => {
  const where = allOf(
    sql`x.status <> 'draft'`,
    status && inStatus(status),
    stage && sql`x.stage = ${stage}`,
    county && sql`x.county_code = ${county}`,
    q ? words(q) : undefined,
  );
  const rows = sql`exchange_project x join organisation o on o.id = x.organisation_id where ${where}`;
  const order = sql`x.published_at desc nulls last, x.id desc`;
  const items = sql`select ${ITEM} as item, row_number() over (order by ${order}) as position
    from ${rows} order by ${order} ${windowOf(page)}`;
  return pageText(db, page, items, sql`select from ${rows}`);
};

const FLAGS = flagsOf({
  ...{ table: 'exchange_flag', which: sql`f.exchange_id = x.id` },
  more: sql`, 'question', q.text`,
  joins: sql`left join exchange_question q on q.id = f.question_id`,
});

/* Those with reports that wait first, the oldest of the others after them. */
const QUESTIONS = sql`(select coalesce(json_agg(json_build_object('id', q.id, 'version', q.version,
    'asker', ${memberName(sql`q.account_id`, sql`q.organisation_id`)},
    'organisation', json_build_object('id', o.id, 'name', o.name, 'kind', o.kind), 'text', q.text, 'askedAt', q.created_at,
    'answer', case when q.answered_at is not null then json_build_object('text', q.answer, 'at', q.answered_at,
      'by', ${memberName(sql`q.answered_by`, sql`x.organisation_id`)}) end,
    'isRemoved', q.removed_at is not null, 'flags', q.flags) order by q.flags = 0, q.id), '[]')
  from (select q.*, ${openFlags(sql`f.question_id = q.id`)} as flags from exchange_question q where q.exchange_id = x.id
    order by not exists (select from exchange_flag f where f.question_id = q.id and f.outcome is null), q.id
    limit ${sql.lit(QUESTIONS_SHOWN)}) q join organisation o on o.id = q.organisation_id)`;

interface Stored extends Pick<OfficeExchangeView, 'reason' | 'flags' | 'history' | 'questionTotal'> {
  questions: Omit<OfficeQuestion, 'actions'>[];
  open: OfficeExchangeItem['flags'];
}

/** Reads a project as the association decides on it; null for an unknown one and for a draft. */
export const readExchangeForOffice = async (
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<OfficeExchangeView | null> => {
  const project = await readExchange(db, actor, id, now);
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select json_build_object('reason', x.reason, 'flags', ${FLAGS}, 'questions', ${QUESTIONS},
        'questionTotal', (select count(*) from exchange_question q where q.exchange_id = x.id),
        'open', ${openFlags(sql`f.exchange_id = x.id`)},
        'history', ${historyOf(sql`select x.id union all select q.id from exchange_question q where q.exchange_id = x.id`, actor)}) as json
      from exchange_project x where x.id = ${id} and x.status <> 'draft'`,
  );
  if (!project || !row) return null;
  const { open, questions, ...view } = row.json;
  const decisions = (['keep', 'remove', 'restore'] as const).filter((action) => project.actions.includes(action));
  return {
    ...view,
    project,
    questions: questions.map((question) => ({
      ...question,
      actions: questionActions(question.isRemoved, actor, now),
    })),
    // Nobody waits for an answer: there is nothing to keep.
    actions: open > 0 ? decisions : decisions.filter((action) => action !== 'keep'),
  };
};

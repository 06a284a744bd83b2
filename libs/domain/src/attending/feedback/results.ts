import {
  FEEDBACK_LEAST,
  FEEDBACK_QUESTIONS,
  type FeedbackAnswer,
  type FeedbackQuestion,
} from '@psp/contracts/event-feedback';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { EXPORTED_ROWS_MAX, type ExportColumns } from '../../export.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow, type Sql } from '../../sql.ts';
import { closesAt } from './feedback.entity.ts';

/* Answers `f` about the event `e`, also of those marked as absent afterwards: results that changed with a mark would show one answer. */
const ANSWERS = sql`event_feedback f where f.event_id = e.id`;

const QUESTIONS = Object.keys(FEEDBACK_QUESTIONS) as FeedbackQuestion[];
const resultOf = (question: FeedbackQuestion): Sql => {
  const mark = sql.ref(`f.${question}`);
  const counts = [1, 2, 3, 4, 5].map((value) => sql`count(*) filter (where ${mark} = ${sql.lit(value)})`);
  return sql`json_build_object('question', ${sql.lit(question)}, 'average', round(avg(${mark}), 1)::float8,
    'counts', json_build_array(${sql.join(counts)}))`;
};

const isClosed = (now: Date): Sql => sql`${closesAt} <= ${now}::timestamptz`;

/* Texts of an answer in an order that says nothing of their authors, nor which two texts have the same one. */
const textsOf = (text: Sql): Sql =>
  sql`coalesce(json_agg(${text} order by md5(${text})) filter (where ${text} <> ''), '[]')`;

/**
 * Reads the answers about an event as JSON text (`feedbackResults`), without their authors; 'null' for a draft. Results are left out
 * while answers can be given, and below FEEDBACK_LEAST of them.
 */
export const readFeedbackResults = (db: Db, id: string, now: Date): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('id', e.id, 'number', e.number, 'title', e.title,
        'isOver', e.ends_at <= ${now}::timestamptz, 'closesAt', ${closesAt},
        'present', (select count(*)::int from seat_registration p
          where p.pool_id = e.pool_id and p.account_id is not null
            and (p.status = 'attended' or exists (select from event_feedback own where own.id = p.id))),
        'answers', a.n, 'results', case when a.n >= ${sql.lit(FEEDBACK_LEAST)} and ${isClosed(now)} then a.results end)::text as json
      from event e, lateral (select count(*)::int as n, json_build_object(
          'questions', json_build_array(${sql.join(QUESTIONS.map(resultOf))}),
          'recommend', count(*) filter (where f.recommends),
          'liked', ${textsOf(sql`f.liked`)}, 'improve', ${textsOf(sql`f.improve`)}) as results from ${ANSWERS}) a
      where e.id = ${id} and e.status <> 'draft'`,
  );

/**
 * Reads the answers about an event, for a file. Throws `not_found`, and `event-feedback.too_few` below FEEDBACK_LEAST and while
 * answers can be given.
 */
export const exportFeedback = async (db: Db, id: string, now: Date): Promise<FeedbackAnswer[]> => {
  found(await oneRow(db, sql`select from event e where e.id = ${id} and e.status <> 'draft'`));
  const rows = await db.run(
    sql<FeedbackAnswer>`select f.overall, f.content, f.speakers, f.organisation, f.recommends, f.liked, f.improve
      from event e, lateral (select f.* from ${ANSWERS}) f where e.id = ${id} and ${isClosed(now)}
      order by md5(f.liked || f.improve), f.overall, f.content, f.speakers, f.organisation limit ${sql.lit(EXPORTED_ROWS_MAX)}`,
  );
  if (rows.length < FEEDBACK_LEAST) throw new DomainError('event-feedback.too_few');
  return rows;
};

export const FEEDBACK_COLUMNS: ExportColumns<FeedbackAnswer> = [
  ...QUESTIONS.map((question) => ({
    label: FEEDBACK_QUESTIONS[question],
    value: (row: FeedbackAnswer) => row[question],
  })),
  { label: 'Ar recomanda', value: ({ recommends }) => (recommends ? 'da' : 'nu') },
  { label: 'Ce a fost bun', value: ({ liked }) => liked },
  { label: 'Ce se poate îmbunătăți', value: ({ improve }) => improve },
];

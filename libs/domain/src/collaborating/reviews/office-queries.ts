import type { ModeratedReviewView } from '@psp/contracts/moderated-reviews';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import { flagsOf } from '../../operating/flags/queries.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { moderationActions } from './review.entity.ts';

const FLAGS = flagsOf({ table: 'content_flag', which: sql`f.review_id = v.id` });

/** Reads a published or removed review as the association decides on it; null for an unknown and for a hidden one. */
export const readReviewForOffice = async (
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<ModeratedReviewView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Omit<ModeratedReviewView, 'actions'> }>`select json_build_object('id', v.id, 'version', v.version,
      'status', case when v.removed_at is not null then 'removed' when v.reply is not null then 'replied' else 'published' end,
      'project', json_build_object('id', p.id, 'number', r.number, 'title', p.title),
      'author', json_build_object('id', w.id, 'name', w.name), 'subject', json_build_object('id', s.id, 'name', s.name),
      'rating', v.rating, 'quality', v.quality, 'timeliness', v.timeliness, 'communication', v.communication, 'price', v.price,
      'body', v.body, 'reply', v.reply, 'publishedAt', v.published_at, 'flags', ${FLAGS},
      'history', ${historyOf(sql`select v.id union all select f.id from content_flag f where f.review_id = v.id`, actor)}) as json
    from review v join project p on p.id = v.project_id join service_request r on r.id = p.request_id
      join organisation w on w.id = v.author_id join organisation s on s.id = v.subject_id
    where v.id = ${id} and v.published_at is not null`,
  );
  if (!row) return null;
  const { status, subject, flags } = row.json;
  const facts = { status, subjectId: subject.id, completedAt: null, bothWritten: true };
  const waits = flags.some(({ outcome }) => outcome === null);
  // Nobody waits for an answer: there is nothing to keep.
  const actions = moderationActions(facts, actor, now).filter((action) => waits || action !== 'keep');
  return { ...row.json, actions };
};

import type { DecidedEntity } from '@psp/contracts/decision-names';
import type { Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { restoreExchange, restoreQuestion } from '../../collaborating/exchange/decide.ts';
import { lockSides, restoreReview } from '../../collaborating/reviews/moderate.ts';
import { reinstateTraining } from '../../attending/training/manage-training.ts';
import { restorePost } from '../../communicating/forum/moderate.ts';
import { liftReport } from '../../communicating/messages/decide-report.ts';
import { DomainError } from '../../errors.ts';
import { reinstateProposal } from '../../knowledge/library/manage-library.ts';
import { found } from '../../load.ts';
import { restoreSolution } from '../../presenting/solutions/commands.ts';
import { reinstateArticle, reinstateRevision } from '../../publishing/articles/moderate.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { sql } from 'kysely';
import type { Write } from '../../write.ts';
import type { ModerationDecision } from './decision.entity.ts';

type About = Pick<ModerationDecision, 'entity' | 'pageId' | 'recordId'>;

interface Opposite {
  table: string;
  /** Locks what every act on content of this kind locks first. */
  first: (about: About) => Sql;
  /** The act that undoes each negative decision on content of this kind. */
  command: (write: Write<Actor>, input: Versioned & { reason: string }) => Promise<unknown>;
}

const page =
  (table: string): Opposite['first'] =>
  ({ pageId }) =>
    sql`select from ${sql.table(table)} where id = ${pageId} for update`;

/* The pool of seats is locked before its course. */
const poolOfTraining: Opposite['first'] = ({ recordId }) =>
  sql`select from seat_pool where id = (select pool_id from training where id = ${recordId}) for update`;

const OPPOSITES: Record<DecidedEntity, Opposite> = {
  article: { table: 'article', first: page('article'), command: reinstateArticle },
  'article-revision': { table: 'article_revision', first: page('article'), command: reinstateRevision },
  solution: { table: 'solution', first: page('solution'), command: restoreSolution },
  'forum-post': { table: 'forum_post', first: page('forum_post'), command: restorePost },
  library: { table: 'library_document', first: page('library_document'), command: reinstateProposal },
  training: { table: 'training', first: poolOfTraining, command: reinstateTraining },
  'conversation-report': { table: 'conversation_report', first: page('conversation'), command: liftReport },
  'exchange-project': { table: 'exchange_project', first: page('exchange_project'), command: restoreExchange },
  review: { table: 'review', first: ({ recordId }) => lockSides(recordId), command: restoreReview },
  'exchange-question': { table: 'exchange_question', first: page('exchange_project'), command: restoreQuestion },
};

/**
 * Locks the content of a decision until the transaction ends. Every act locks content before the decisions about it, so that an act
 * on the content and an answer to a contest cannot deadlock.
 */
export const lockContent = async ({ db }: Write<Actor>, about: About): Promise<void> => {
  await db.run(OPPOSITES[about.entity].first(about));
};

/** Performs the opposite of a decision. Throws `decision.replaced` where its content is in another state by now. */
export const reverse = async (
  write: Write<Actor>,
  { entity, recordId: id }: ModerationDecision,
  reason: string,
): Promise<void> => {
  const { table, command } = OPPOSITES[entity];
  const { version } = found(
    await oneRow(write.db, sql<{ version: number }>`select version from ${sql.table(table)} where id = ${id}`),
    'decision.replaced',
  );
  try {
    await command(write, { id, version, reason });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'action.not_allowed') throw new DomainError('decision.replaced');
    throw error;
  }
};

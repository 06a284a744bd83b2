import type { DecidedEntity } from '@psp/contracts/decision-names';
import type { Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { restoreExchange, restoreQuestion } from '../../collaborating/exchange/decide.ts';
import { restoreReview } from '../../collaborating/reviews/moderate.ts';
import { reinstateTraining } from '../../attending/training/manage-training.ts';
import { restorePost } from '../../communicating/forum/moderate.ts';
import { liftReport } from '../../communicating/messages/decide-report.ts';
import { DomainError } from '../../errors.ts';
import { reinstateProposal } from '../../knowledge/library/manage-library.ts';
import { found } from '../../load.ts';
import { restoreSolution } from '../../presenting/solutions/commands.ts';
import { reinstateArticle, reinstateRevision } from '../../publishing/articles/moderate.ts';
import { oneRow } from '../../sql.ts';
import { sql } from 'kysely';
import type { Write } from '../../write.ts';
import type { ModerationDecision } from './decision.entity.ts';

interface Opposite {
  table: string;
  /** The act that undoes each negative decision on content of this kind. */
  command: (write: Write<Actor>, input: Versioned & { reason: string }) => Promise<unknown>;
}

const OPPOSITES: Record<DecidedEntity, Opposite> = {
  article: { table: 'article', command: reinstateArticle },
  'article-revision': { table: 'article_revision', command: reinstateRevision },
  solution: { table: 'solution', command: restoreSolution },
  'forum-post': { table: 'forum_post', command: restorePost },
  library: { table: 'library_document', command: reinstateProposal },
  training: { table: 'training', command: reinstateTraining },
  'conversation-report': { table: 'conversation_report', command: liftReport },
  'exchange-project': { table: 'exchange_project', command: restoreExchange },
  review: { table: 'review', command: restoreReview },
  'exchange-question': { table: 'exchange_question', command: restoreQuestion },
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

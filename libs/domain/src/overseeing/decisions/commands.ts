import type { ContestAction } from '@psp/contracts/decision-names';
import { sql } from 'kysely';
import { type Acted, act, actOnLocked, lockAll, ownOrModerated, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { notifyAdmins } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { ModerationDecision } from './decision.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { isReversible } from './reversible.ts';
import { lockContent, reverse } from './reverse.ts';
import { tellAuthor } from './tell-author.ts';

const decisions: Acted<ModerationDecision> = {
  entity: 'decision',
  type: ModerationDecision,
  where: ownOrModerated,
};

/* Throws `decision.replaced` if a later decision was taken about the same content. */
const expectLast = async ({ db }: Write<Actor>, { id, recordId, createdAt }: ModerationDecision): Promise<void> => {
  const later = sql`select from moderation_decision
    where record_id = ${recordId} and (created_at, id) > (${createdAt}, ${id}) limit 1`;
  if (await oneRow(db, later)) throw new DomainError('decision.replaced');
};

const canReverse = async ({ db, now }: Write<Actor>, { id }: ModerationDecision): Promise<boolean> =>
  Boolean(await oneRow(db, sql`select from moderation_decision d where d.id = ${id} and ${isReversible(now)}`));

/**
 * Contests a decision about content of the actor's organisation, once. Throws `not_found`, `decision.contested_once`,
 * `decision.contest_late`, `decision.not_contestable`, `decision.replaced`, `decision.moved_on` where
 * it can no longer be reversed, and `rate.limited`. Posts are contested in the forum.
 */
export const contestDecision = async (
  write: Write<Actor>,
  { text, ...at }: Versioned & { text: string },
): Promise<void> => {
  const { actor, now } = write;
  await countAttempt(write, 'decision-contest:organisation', actor.organisationId);
  const protest = (row: ModerationDecision) => {
    if (row.entity === 'forum-post') throw new DomainError('decision.not_contestable');
    return row.protest(actor, text, now);
  };
  const decision = await act(write, decisions, at, protest, { reason: text });
  await expectLast(write, decision);
  if (!(await canReverse(write, decision))) throw new DomainError('decision.moved_on');
  notifyAdmins(write, NOTIFICATIONS.contested(decision, actor.organisationName));
};

/* Locks the content of a decision, then the decision with the others about its page in one order: settling one may end the contests of the others. */
const lockWithPage = async (write: Write<Actor>, id: string): Promise<ModerationDecision> => {
  const about = sql<Pick<ModerationDecision, 'entity' | 'pageId' | 'recordId'>>`select entity, page_id as "pageId",
    record_id as "recordId" from moderation_decision where id = ${id}`;
  const content = found(await oneRow(write.db, about));
  await lockContent(write, content);
  const rows = await lockAll(write, ModerationDecision, { pageId: content.pageId });
  return found(rows.find((row) => row.id === id));
};

const settling =
  (action: ContestAction) =>
  async (write: Write<Actor>, { id, version, reason }: Versioned & { reason: string }): Promise<void> => {
    const { actor, now } = write;
    const row = await lockWithPage(write, id);
    if (row.entity === 'forum-post') throw new DomainError('decision.not_contestable');
    if (action === 'close' && (await canReverse(write, row))) throw new DomainError('decision.reversible');
    const settle = () => row.settle(action, actor, reason, now);
    actOnLocked(write, { entity: 'decision', row, version }, settle, { reason });
    if (action === 'reverse') await reverse(write, row, reason);
    await tellAuthor(write, action, row, reason);
  };

/** Keeps a contested decision, with a reason for its author. Throws `decision.own` for who took it. */
export const upholdDecision = settling('uphold');
/**
 * Reverses a contested decision by the opposite act on its content, in the same transaction. Throws `decision.own` for who took it,
 * and `decision.replaced` where the content has changed since.
 */
export const reverseDecision = settling('reverse');
/** Ends a contest that can no longer be admitted, with the true reason for its author. Throws `decision.reversible` while it can. */
export const closeContest = settling('close');

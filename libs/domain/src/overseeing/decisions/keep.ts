import { CONTESTABLE } from '@psp/contracts/decision-names';
import { lockAll } from '../../act.ts';
import { type Actor, isAdmin, SYSTEM } from '../../actor.ts';
import type { Decided, Moved } from '../../decided.ts';
import type { Listeners } from '../../listeners.ts';
import { record } from '../../operating/audit/record.ts';
import { bySystem, type Write } from '../../write.ts';
import { ModerationDecision } from './decision.entity.ts';
import { movedText } from './strings.ts';
import { tellAuthor } from './tell-author.ts';

/* Keeps a decision. The association's own content has no author to tell, and its authors decide nothing about themselves. */
const keep = async ({ em, actor, now }: Write<Actor>, decided: Decided): Promise<void> => {
  const { organisationId } = decided;
  if (!isAdmin(actor) || organisationId === null || organisationId === actor.organisationId) return;
  em.persist(ModerationDecision.of(actor, { ...decided, organisationId }, now));
};

/* Ends the contests about a page, and marks its decisions as lifted when the content is public again. The locks keep new contests out. */
const endContests = async (write: Write<Actor>, { pageId, how, recordId }: Moved): Promise<void> => {
  const decisions = await lockAll(write, ModerationDecision, {
    pageId,
    ...(recordId ? { recordId } : { entity: { $ne: 'exchange-question' as const } }),
    status: { $in: ['final', 'contested', 'upheld'] },
    outcome: { $in: CONTESTABLE },
  });
  for (const decision of decisions) {
    if (decision.status === 'contested') await end(write, decision, how);
    if (how === 'restored') decision.lift(write.now);
  }
};

const end = async (write: Write<Actor>, decision: ModerationDecision, how: Moved['how']): Promise<void> => {
  const { id, entity } = decision;
  const answer = movedText(entity, how);
  const change = decision.settle('close', SYSTEM, answer, write.now);
  record(bySystem(write), { entity: 'decision', id }, change, { reason: answer });
  await tellAuthor(write, 'close', decision, answer);
};

/** Listeners that keep decisions and, for content that has a contested state of its own, their contests. */
export const listeners: Listeners = {
  'content.decided': keep,
  'content.moved': endContests,
  'content.contested': async (write, { id, text }) => {
    const decision = await lastAbout(write, id);
    if (decision?.status === 'final') decision.protest(write.actor, text, write.now);
  },
  'content.answered': async (write, { id, action, reason }) => {
    const decision = await lastAbout(write, id);
    if (decision?.status === 'contested') decision.settle(action, write.actor, reason, write.now);
  },
};

/* The last decision about content, which its row's lock protects; null where the release before took it. */
const lastAbout = ({ em }: Write<Actor>, recordId: string): Promise<ModerationDecision | null> =>
  em.findOne(ModerationDecision, { recordId }, { orderBy: { createdAt: 'desc', id: 'desc' } });

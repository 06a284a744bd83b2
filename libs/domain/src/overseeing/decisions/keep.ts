import type { Actor } from '../../actor.ts';
import { isAdmin } from '../../actor.ts';
import type { Decided } from '../../decided.ts';
import type { Listeners } from '../../listeners.ts';
import type { Write } from '../../write.ts';
import { ModerationDecision } from './decision.entity.ts';

/* Keeps a decision. The association's own content has no author to tell, and its authors decide nothing about themselves. */
const keep = async ({ em, actor, now }: Write<Actor>, decided: Decided): Promise<void> => {
  const { organisationId } = decided;
  if (!isAdmin(actor) || organisationId === null || organisationId === actor.organisationId) return;
  em.persist(ModerationDecision.of(actor, { ...decided, organisationId }, now));
};

/** Listeners that keep decisions and, for content that has a contested state of its own, their contests. */
export const listeners: Listeners = {
  'content.decided': keep,
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

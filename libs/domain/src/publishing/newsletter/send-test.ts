import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../actor.ts';
import { countAttempt } from '../../joining/accounts/limit.ts';
import { record } from '../../operating/audit/record.ts';
import { newId } from '../../id.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { lockIssue } from './lock-issue.ts';

/** An issue for whoever writes it; the mail's own id makes a try after another recognisable. */
export interface TestMail {
  issueId: string;
  accountId: string;
  mailId: string;
}

/** Sends the issue as it is stored to the actor. Throws `rate.limited`. Run it in a transaction. */
export const sendTest = async (em: EntityManager, actor: Actor, id: string, now: Date): Promise<void> => {
  const issue = await lockIssue(em, id);
  record(em, actor, { entity: 'newsletter-issue', id }, issue.test(actor, now));
  await countAttempt(em, 'newsletter-test:account', actor.accountId);
  await enqueue(em, 'newsletter', { kind: 'test', issueId: id, accountId: actor.accountId, mailId: newId() });
};

import { lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { record } from '../../operating/audit/record.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import type { Write } from '../../write.ts';
import { NewsletterIssue } from './issue.entity.ts';

/** A test mail of an issue to its author; `mailId` identifies retries of the same mail. */
export interface TestMail {
  issueId: string;
  accountId: string;
  mailId: string;
}

/** Sends the stored issue to the actor. Throws `rate.limited`. */
export const sendTest = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { db, actor, now } = write;
  const issue = await lock(write, NewsletterIssue, { id });
  record(write, { entity: 'newsletter-issue', id }, issue.test(actor, now));
  await countAttempt(write, 'newsletter-test:account', actor.accountId);
  await enqueue(db, 'newsletter', { kind: 'test', issueId: id, accountId: actor.accountId, mailId: newId() });
};

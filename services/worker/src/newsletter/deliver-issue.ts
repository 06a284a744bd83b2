import { databaseNow } from '@psp/domain/clock';
import {
  claimDelivery,
  type ClaimedDelivery,
  failDelivery,
  issueOf,
  markDelivered,
  releaseDelivery,
  settledIssueOf,
} from '@psp/domain/publishing/newsletter/deliveries';
import { type IssueSender, issueMail, type MailedIssue } from '@psp/domain/publishing/newsletter/issue-mail';
import { finishIssue } from '@psp/domain/publishing/newsletter/issues';
import { readIssueSender, readMailedIssue } from '@psp/domain/publishing/newsletter/mailed-issue';
import { createReadDb } from '@psp/domain/read-db';
import { asSystem } from '@psp/domain/as-system';
import type { Delivery } from '../mail/deliver.ts';
import { isPermanent, isUnconfirmed, type OutgoingMail } from '../mail/transport.ts';
import { refusalCode, isMailboxGone } from './refusal.ts';

/**
 * Sends a mail of an issue at most once: it is marked as under way before it is sent, so neither a crash nor an unconfirmed
 * transmission repeats it. Throws errors to be retried; a permanent refusal is stored.
 */
export const deliverIssueMail = async (delivery: Delivery, id: string): Promise<void> => {
  const { orm } = delivery;
  // Before the mark: a failure here leaves it pending.
  const texts = await readTexts(delivery, id);
  const claimed = await asSystem(orm, (write) => claimDelivery(write, id));
  if (claimed && texts) await send(delivery, claimed, outgoing(texts, claimed, await databaseNow(orm)));
  const issueId = await settledIssueOf(createReadDb(orm), id);
  if (issueId) await asSystem(orm, (write) => finishIssue(write, issueId));
};

const send = async (delivery: Delivery, claimed: ClaimedDelivery, mail: OutgoingMail): Promise<void> => {
  const { orm, post } = delivery;
  let isAccepted = false;
  try {
    await asSystem(orm, async (write) => {
      await post(write.db, mail);
      isAccepted = true;
      await markDelivered(write, claimed.id);
    });
  } catch (error) {
    // Accepted by the server; a retry sees it as under way and does not repeat it.
    if (isAccepted) throw error;
    await noteFailure(delivery, claimed.id, error);
  }
};

const noteFailure = async ({ orm, log }: Delivery, id: string, error: unknown): Promise<void> => {
  const code = isUnconfirmed(error) ? 'unknown' : refusalCode(error);
  const isFinal = isPermanent(error) || isUnconfirmed(error);
  log.warn({ delivery: id, code, isFinal }, 'newsletter not accepted');
  const failure = { id, error: code, isRefused: isMailboxGone(error) };
  await asSystem(orm, (write) => (isFinal ? failDelivery : releaseDelivery)(write, failure));
  // Without the server's message, which contains the address and would be stored with the job.
  if (!isFinal) throw new Error(`newsletter not accepted: ${code}`);
};

interface Texts {
  issue: MailedIssue;
  sender: IssueSender;
}

/* Null for a deleted mail. */
const readTexts = async ({ orm, config }: Delivery, id: string): Promise<Texts | null> => {
  const db = createReadDb(orm);
  const issueId = await issueOf(db, id);
  const issue = issueId === null ? null : await readMailedIssue(db, issueId);
  return issue && { issue, sender: await readIssueSender(db, config.publicOrigin) };
};

const outgoing = ({ issue, sender }: Texts, { id, email, token }: ClaimedDelivery, now: Date): OutgoingMail => ({
  ...issueMail(issue, sender, token),
  id,
  recipient: email,
  createdAt: now.toISOString(),
  contact: sender.contact,
  isOptional: true,
  unsubscribePath: `/api/public/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
});

import {
  claimDelivery,
  type ClaimedDelivery,
  failDelivery,
  markDelivered,
  releaseDelivery,
} from '@psp/domain/publishing/newsletter/deliveries';
import { type IssueSender, issueMail, type MailedIssue } from '@psp/domain/publishing/newsletter/issue-mail';
import { finishIssue } from '@psp/domain/publishing/newsletter/issues';
import { readIssueSender, readMailedIssue } from '@psp/domain/publishing/newsletter/mailed-issue';
import { createReadDb } from '@psp/domain/read-db';
import type { Delivery } from '../mail/deliver.ts';
import { isPermanent, isUnsettled, type OutgoingMail } from '../mail/post.ts';
import { refusalCode, isMailboxGone } from './refusal.ts';

/**
 * Sends one mail of an issue, at most once: it is marked as under way before it is handed to the server, so that after a
 * crash nobody can get it again; one of which the server does not say whether it took it is not sent again either. Throws what
 * went wrong when it is to be tried again; a mail refused for good is noted and holds up no other.
 */
export const deliverIssueMail = async (delivery: Delivery, id: string): Promise<void> => {
  const { orm } = delivery;
  // Read before it is marked: what fails here leaves it waiting.
  const texts = await readTexts(delivery, id);
  const claimed = await orm.em.fork().transactional((em) => claimDelivery(em, id, new Date()));
  if (claimed && texts) await send(delivery, claimed, outgoing(texts, claimed));
  const [row] = await orm.em.fork().execute<{ issueId: string }[]>(
    `select d.issue_id as "issueId" from newsletter_delivery d where d.id = ? and not exists (select from newsletter_delivery o
       where o.issue_id = d.issue_id and o.status in ('waiting', 'sending'))`,
    [id],
  );
  if (row) await orm.em.fork().transactional((em) => finishIssue(em, row.issueId, new Date()));
};

const send = async (delivery: Delivery, claimed: ClaimedDelivery, mail: OutgoingMail): Promise<void> => {
  const { orm, post } = delivery;
  let isAccepted = false;
  try {
    await orm.em.fork().transactional(async (em) => {
      await post(em, mail);
      isAccepted = true;
      await markDelivered(em, claimed.id, new Date());
    });
  } catch (error) {
    // The server has it; a later try finds the mail under way, and does not send it again.
    if (isAccepted) throw error;
    await noteFailure(delivery, claimed.id, error);
  }
};

const noteFailure = async ({ orm, log }: Delivery, id: string, error: unknown): Promise<void> => {
  const code = isUnsettled(error) ? 'unknown' : refusalCode(error);
  const isFinal = isPermanent(error) || isUnsettled(error);
  log.warn({ delivery: id, code, isFinal }, 'newsletter not accepted');
  await orm.em
    .fork()
    .transactional((em) =>
      isFinal
        ? failDelivery(em, id, code, { isRefused: isMailboxGone(error), now: new Date() })
        : releaseDelivery(em, id, code),
    );
  // Without the words of the server, which repeat the address and would be kept with the job.
  if (!isFinal) throw new Error(`newsletter not accepted: ${code}`);
};

interface Texts {
  issue: MailedIssue;
  sender: IssueSender;
}

/* Null for a mail that is not there any more. */
const readTexts = async ({ orm, config }: Delivery, id: string): Promise<Texts | null> => {
  const [row] = await orm.em
    .fork()
    .execute<{ issueId: string }[]>('select issue_id as "issueId" from newsletter_delivery where id = ?', [id]);
  const db = createReadDb(orm);
  const issue = row ? await readMailedIssue(db, row.issueId) : null;
  return issue && { issue, sender: await readIssueSender(db, config.publicOrigin) };
};

const outgoing = ({ issue, sender }: Texts, { id, email, token }: ClaimedDelivery): OutgoingMail => ({
  ...issueMail(issue, sender, token),
  id,
  recipient: email,
  createdAt: new Date().toISOString(),
  contact: sender.contact,
  isOptional: true,
  unsubscribeToken: token,
});

import type { MikroORM } from '@mikro-orm/postgresql';
import { asSystem } from '@psp/domain/as-system';
import { databaseNow } from '@psp/domain/clock';
import type { FileStore } from '@psp/domain/operating/files/store';
import type { Jobs } from '@psp/domain/operating/jobs/enqueue';
import {
  type ClaimedDelivery,
  claimDelivery,
  failDelivery,
  issueOf,
  markDelivered,
  queueDeliveries,
  releaseDelivery,
  settledIssueOf,
} from '@psp/domain/publishing/newsletter/deliveries';
import { moveIssues } from '@psp/domain/publishing/newsletter/due';
import { type IssueSender, issueMail, type MailedIssue } from '@psp/domain/publishing/newsletter/issue-mail';
import { finishIssue } from '@psp/domain/publishing/newsletter/issues';
import { readIssueSender, readMailedIssue, readTester } from '@psp/domain/publishing/newsletter/mailed-issue';
import { keepMailPictures } from '@psp/domain/publishing/newsletter/pictures';
import type { TestMail } from '@psp/domain/publishing/newsletter/send-test';
import { STRINGS } from '@psp/domain/publishing/newsletter/strings';
import { createReadDb } from '@psp/domain/read-db';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Delivery } from '../mail/deliver.ts';
import { isPermanent, isUnconfirmed, type OutgoingMail } from '../mail/transport.ts';

export const NEWSLETTER_CLOCK = 'newsletter-clock';
const EVERY_MINUTE = '* * * * *';

/** Dependencies for sending an issue. */
interface IssueDelivery extends Delivery {
  files: FileStore;
}

/* Stores the images of an issue in the size that its mails show. */
const storePictures = ({ orm, files }: IssueDelivery, issueId: string): Promise<void> =>
  asSystem(orm, (write) => keepMailPictures(write, files, issueId));

/* Sends an issue to the user who requested the test. Does nothing when either was deleted. Throws the mail server's error. */
const sendTestMail = async (delivery: IssueDelivery, { issueId, accountId, mailId }: TestMail): Promise<void> => {
  const { orm, post, config } = delivery;
  const db = createReadDb(orm);
  const [issue, recipient] = [await readMailedIssue(db, issueId), await readTester(db, accountId)];
  if (!issue || !recipient) return;
  await storePictures(delivery, issueId);
  const sender = await readIssueSender(db, config.publicOrigin);
  const mail = issueMail(issue, sender, null);
  await asSystem(orm, (write) =>
    post(write.db, {
      ...mail,
      subject: STRINGS.test(mail.subject),
      id: mailId,
      recipient,
      createdAt: write.now.toISOString(),
      contact: sender.contact,
      isOptional: false,
    }),
  );
};

/**
 * Sends a mail of an issue at most once: it is claimed before it is sent, so neither a crash nor an unconfirmed transmission repeats
 * it. Throws errors that should be retried; a permanent refusal is stored.
 */
export const deliverIssueMail = async (delivery: Delivery, id: string): Promise<void> => {
  const { orm } = delivery;
  // Read before the claim, so that a failure leaves the mail pending.
  const texts = await readTexts(delivery, id);
  const claimed = await asSystem(orm, (write) => claimDelivery(write, id));
  if (claimed && texts) await send(delivery, claimed, toOutgoing(texts, claimed, await databaseNow(orm)));
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
    // The server accepted the mail. The claim prevents the retried job from sending it again.
    if (isAccepted) throw error;
    await recordFailure(delivery, claimed.id, error);
  }
};

/** SMTP statuses: mailbox unavailable, user not local, mailbox name not allowed. */
const MAILBOX_GONE = [550, 551, 553];

const numberIn = (error: unknown, name: string): number | null => {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : null;
  return typeof value === 'number' ? value : null;
};

/* Returns the SMTP status or `unreachable`. The server's message is left out, because it contains the address. */
const refusalCode = (error: unknown): string => String(numberIn(error, 'responseCode') ?? 'unreachable');

/* True when the server rejects the mailbox and not the content. */
const isMailboxGone = (error: unknown): boolean =>
  MAILBOX_GONE.includes(numberIn(error, 'responseCode') ?? 0) &&
  error instanceof Error &&
  Reflect.get(error, 'command') === 'RCPT TO';

const recordFailure = async ({ orm, log }: Delivery, id: string, error: unknown): Promise<void> => {
  const code = isUnconfirmed(error) ? 'unknown' : refusalCode(error);
  const isFinal = isPermanent(error) || isUnconfirmed(error);
  log.warn({ delivery: id, code, isFinal }, 'newsletter not accepted');
  const failure = { id, error: code, isRefused: isMailboxGone(error) };
  await asSystem(orm, (write) => (isFinal ? failDelivery : releaseDelivery)(write, failure));
  // The error is stored with the job, so it must not contain the server's message with the address.
  if (!isFinal) throw new Error(`newsletter not accepted: ${code}`);
};

interface Texts {
  issue: MailedIssue;
  sender: IssueSender;
}

/* Returns null for a deleted mail. */
const readTexts = async ({ orm, config }: Delivery, id: string): Promise<Texts | null> => {
  const db = createReadDb(orm);
  const issueId = await issueOf(db, id);
  const issue = issueId === null ? null : await readMailedIssue(db, issueId);
  return issue && { issue, sender: await readIssueSender(db, config.publicOrigin) };
};

const toOutgoing = ({ issue, sender }: Texts, { id, email, token }: ClaimedDelivery, now: Date): OutgoingMail => ({
  ...issueMail(issue, sender, token),
  id,
  recipient: email,
  createdAt: now.toISOString(),
  contact: sender.contact,
  isOptional: true,
  unsubscribePath: `/api/public/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
});

/** Processes a newsletter job. */
export const workOnNewsletter = (delivery: IssueDelivery, job: Jobs['newsletter']): Promise<void> => {
  switch (job.kind) {
    case 'issue':
      return startIssue(delivery, job.id);
    case 'delivery':
      return deliverIssueMail(delivery, job.id);
    case 'test':
      return sendTestMail(delivery, job);
  }
};

const startIssue = async (delivery: IssueDelivery, id: string): Promise<void> => {
  const { orm } = delivery;
  await storePictures(delivery, id);
  await asSystem(orm, (write) => queueDeliveries(write, id));
  // An issue without recipients is finished already.
  await asSystem(orm, (write) => finishIssue(write, id));
};

/** Starts scheduled issues and finishes those left open by a crash, every minute, in one worker at a time. */
export const runNewsletterClock = async (boss: PgBoss, orm: MikroORM, log: Logger): Promise<void> => {
  await boss.createQueue(NEWSLETTER_CLOCK, { policy: 'stately' });
  await boss.work(NEWSLETTER_CLOCK, async () => {
    for (const { id, error } of await moveIssues(orm, await databaseNow(orm)))
      log.error({ id, err: error }, 'newsletter not moved');
  });
  await boss.schedule(NEWSLETTER_CLOCK, EVERY_MINUTE);
};

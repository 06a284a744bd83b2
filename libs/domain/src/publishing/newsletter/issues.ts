import { sql } from 'kysely';
import { type Acted, act, lock, type Versioned } from '../../act.ts';
import { type Actor, SYSTEM } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { record } from '../../operating/audit/record.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import type { Write } from '../../write.ts';
import { skipWaiting } from './deliveries.ts';
import { type GivenIssue, NewsletterIssue } from './issue.entity.ts';
import { releasePictures, checkPictures } from './pictures.ts';
import { countRecipients } from './recipients.ts';

const issues: Acted<NewsletterIssue> = {
  entity: 'newsletter-issue',
  type: NewsletterIssue,
  where: (id) => ({ id }),
};

/** Creates a draft. Returns its id. Throws the errors of `checkPictures`, as does `editIssue`. */
export const createIssue = async (write: Write<Actor>, content: GivenIssue): Promise<string> => {
  const issue = NewsletterIssue.draft(write.actor, content, write.now);
  write.em.persist(issue);
  record(write, { entity: 'newsletter-issue', id: issue.id }, { action: 'create', from: 'draft', to: 'draft' });
  await checkPictures(write, issue);
  return issue.id;
};

/** Saves a draft. Throws `version.stale`, as do all functions below. */
export const editIssue = async (
  write: Write<Actor>,
  { id, version, ...content }: Versioned & GivenIssue,
): Promise<void> => {
  const { actor, now } = write;
  const issue = await act(write, issues, { id, version }, (one) => one.edit(actor, content, now));
  issue.updatedAt = now;
  await checkPictures(write, issue);
};

const expectRecipients = async ({ db }: Write<Actor>, issue: NewsletterIssue): Promise<void> => {
  const { audience, countyCode = null, domain = null } = issue;
  if ((await countRecipients(db, { audience, countyCode, domain })) === 0)
    throw new DomainError('newsletter.no_recipients');
};

/**
 * Schedules an issue; its recipients are those subscribed at that time. Throws `newsletter.time_past`, `newsletter.no_recipients`.
 */
export const scheduleIssue = async (
  write: Write<Actor>,
  { at, ...input }: Versioned & { at: string },
): Promise<void> => {
  const { actor, now } = write;
  const moment = new Date(at);
  if (moment <= now) throw new DomainError('newsletter.time_past');
  await expectRecipients(write, await act(write, issues, input, (issue) => issue.schedule(actor, moment, now)));
};

export const unscheduleIssue = (write: Write<Actor>, input: Versioned): Promise<NewsletterIssue> =>
  act(write, issues, input, (issue) => issue.unschedule(write.actor, write.now));

/** Sends an issue now. A second concurrent call is refused because the issue is being sent. Throws `newsletter.no_recipients`. */
export const sendIssue = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const issue = await act(write, issues, input, (one) => one.send(write.actor, write.now));
  await expectRecipients(write, issue);
  await enqueue(write.db, 'newsletter', { kind: 'issue', id: issue.id });
};

/** Cancels an issue: skips its waiting mails, and deletes its pictures if nothing was sent. */
export const cancelIssue = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const issue = await act(write, issues, input, (one) => one.cancel(write.actor, write.now));
  await releasePictures(write, issue);
  skipWaiting(write, issue.id);
};

/** Starts a scheduled issue that is due, also without recipients; does nothing if it was started already. */
export const startScheduled = async (write: Write<typeof SYSTEM>, id: string): Promise<void> => {
  const { db, now } = write;
  const issue = await lock(write, NewsletterIssue, { id });
  if (issue.status !== 'scheduled' || !issue.scheduledAt || issue.scheduledAt > now) return;
  record(write, { entity: 'newsletter-issue', id }, issue.send(SYSTEM, now));
  await enqueue(db, 'newsletter', { kind: 'issue', id });
};

/** Finishes an issue if all its mails are settled. */
export const finishIssue = async (write: Write<typeof SYSTEM>, id: string): Promise<void> => {
  const issue = await lock(write, NewsletterIssue, { id });
  if (issue.status !== 'sending' || !issue.queuedAt) return;
  const open = await write.db.run(sql`select from newsletter_delivery
    where issue_id = ${id} and status in ('waiting', 'sending') limit 1`);
  if (open.length > 0) return;
  record(write, { entity: 'newsletter-issue', id }, issue.finish(SYSTEM, write.now));
};

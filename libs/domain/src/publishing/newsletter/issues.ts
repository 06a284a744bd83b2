import type { EntityManager } from '@mikro-orm/postgresql';
import type { IssueContent, IssueStatus } from '@psp/contracts/newsletter-issues';
import { type Actor, type Doer, SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { expectVersion } from '../../load.ts';
import { within } from '../../read-db.ts';
import type { Change } from '../../state-machine.ts';
import { skipWaiting } from './deliveries.ts';
import { NewsletterIssue } from './issue.entity.ts';
import { lockIssue } from './lock-issue.ts';
import { releasePictures, settlePictures } from './pictures.ts';
import { countRecipients } from './recipients.ts';

/** Starts a draft. Returns its id. Throws what `settlePictures` throws, as `editIssue`. */
export const createIssue = async (
  em: EntityManager,
  actor: Actor,
  content: IssueContent,
  now: Date,
): Promise<string> => {
  const issue = NewsletterIssue.draft(actor, content, now);
  const change = { action: 'create', from: 'draft', to: 'draft' } as const;
  await em.persist(issue).flush();
  await settlePictures(em, issue);
  record(em, actor, { entity: 'newsletter-issue', id: issue.id }, change);
  return issue.id;
};

interface Input {
  id: string;
  version: number;
}

const changed = async (
  em: EntityManager,
  actor: Actor,
  { id, version }: Input,
  change: (issue: NewsletterIssue) => Change<IssueStatus>,
): Promise<NewsletterIssue> => {
  const issue = await lockIssue(em, id);
  expectVersion(issue, version);
  record(em, actor, { entity: 'newsletter-issue', id }, change(issue));
  return issue;
};

/** Saves a draft. Throws `version.stale`, as all of these. */
export const editIssue = async (
  em: EntityManager,
  actor: Actor,
  { id, version, ...content }: Input & IssueContent,
  now: Date,
): Promise<void> => {
  const issue = await changed(em, actor, { id, version }, (one) => one.edit(actor, content, now));
  issue.updatedAt = now;
  await settlePictures(em, issue);
};

const expectRecipients = async (em: EntityManager, issue: NewsletterIssue): Promise<void> => {
  const { audience, countyCode = null, domain = null } = issue;
  if ((await countRecipients(within(em), { audience, countyCode, domain })) === 0)
    throw new DomainError('newsletter.no_recipients');
};

/** Sends it at a later moment, to those who are subscribed then. Throws `newsletter.time_past`, `newsletter.no_recipients`. */
export const scheduleIssue = async (
  em: EntityManager,
  actor: Actor,
  { at, ...input }: Input & { at: string },
  now: Date,
): Promise<void> => {
  const moment = new Date(at);
  if (moment <= now) throw new DomainError('newsletter.time_past');
  await expectRecipients(em, await changed(em, actor, input, (issue) => issue.schedule(actor, moment, now)));
};

export const unscheduleIssue = async (em: EntityManager, actor: Actor, input: Input, now: Date): Promise<void> => {
  await changed(em, actor, input, (issue) => issue.unschedule(actor, now));
};

/** Sends it now. Of two who do so at the same moment the second is told that it is under way. */
export const sendIssue = async (em: EntityManager, actor: Actor, input: Input, now: Date): Promise<void> => {
  const issue = await changed(em, actor, input, (one) => one.send(actor, now));
  await expectRecipients(em, issue);
  await enqueue(em, 'newsletter', { kind: 'issue', id: issue.id });
};

/** Gives it up; of one that is being sent, all that was not sent yet, else with its pictures. */
export const cancelIssue = async (em: EntityManager, actor: Actor, input: Input, now: Date): Promise<void> => {
  const issue = await changed(em, actor, input, (one) => one.cancel(actor, now));
  await releasePictures(em, issue);
  await skipWaiting(em, issue.id, now);
};

/** Starts a scheduled issue whose moment has come, also when nobody of its segment is left; nothing when that was done. */
export const startScheduled = async (em: EntityManager, id: string, now: Date): Promise<void> => {
  const issue = await lockIssue(em, id);
  if (issue.status !== 'scheduled' || !issue.scheduledAt || issue.scheduledAt > now) return;
  await move(em, issue, SYSTEM, (one) => one.send(SYSTEM, now));
  await enqueue(em, 'newsletter', { kind: 'issue', id });
};

/** Notes that all mails of an issue are settled; nothing while some are not. */
export const finishIssue = async (em: EntityManager, id: string, now: Date): Promise<void> => {
  const issue = await lockIssue(em, id);
  if (issue.status !== 'sending' || !issue.queuedAt) return;
  const open = await em.execute<unknown[]>(
    `select 1 from newsletter_delivery where issue_id = ? and status in ('waiting', 'sending') limit 1`,
    [id],
  );
  if (open.length === 0) await move(em, issue, SYSTEM, (one) => one.finish(SYSTEM, now));
};

const move = async (
  em: EntityManager,
  issue: NewsletterIssue,
  doer: Doer,
  change: (issue: NewsletterIssue) => Change<IssueStatus>,
): Promise<void> => {
  record(em, doer, { entity: 'newsletter-issue', id: issue.id }, change(issue));
  await em.flush();
};

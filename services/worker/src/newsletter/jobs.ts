import type { MikroORM } from '@mikro-orm/postgresql';
import { databaseNow } from '@psp/domain/clock';
import type { Jobs } from '@psp/domain/operating/jobs/enqueue';
import { queueDeliveries } from '@psp/domain/publishing/newsletter/deliveries';
import { moveIssues } from '@psp/domain/publishing/newsletter/due';
import { finishIssue } from '@psp/domain/publishing/newsletter/issues';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { asSystem } from '@psp/domain/as-system';
import { deliverIssueMail } from './deliver-issue.ts';
import { type IssueDelivery, keepPictures } from './pictures.ts';
import { sendTestMail } from './send-test.ts';

export const NEWSLETTER_CLOCK = 'newsletter-clock';
const EVERY_MINUTE = '* * * * *';

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
  await keepPictures(delivery, id);
  await asSystem(orm, (write) => queueDeliveries(write, id));
  // Without recipients it is finished at once.
  await asSystem(orm, (write) => finishIssue(write, id));
};

/** Every minute, in one worker at a time: starts scheduled issues and finishes those left open by a crash. */
export const runNewsletterClock = async (boss: PgBoss, orm: MikroORM, log: Logger): Promise<void> => {
  await boss.createQueue(NEWSLETTER_CLOCK, { policy: 'stately' });
  await boss.work(NEWSLETTER_CLOCK, async () => {
    for (const { id, error } of await moveIssues(orm, await databaseNow(orm)))
      log.error({ id, err: error }, 'newsletter not moved');
  });
  await boss.schedule(NEWSLETTER_CLOCK, EVERY_MINUTE);
};

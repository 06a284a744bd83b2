import {
  claimDelivery,
  type ClaimedDelivery,
  failDelivery,
  markDelivered,
  queueDeliveries,
} from '@psp/domain/publishing/newsletter/deliveries';
import { createIssue, finishIssue, sendIssue } from '@psp/domain/publishing/newsletter/issues';
import { sql } from 'kysely';
import { daysBefore } from './clock.ts';
import type { ISSUES } from './content/newsletter.ts';
import { lifeOf, type Step, strangersStep } from './step.ts';
import type { World } from './world.ts';

const SECOND = 1000;
/** What a mailbox answers that takes no mail. */
const REFUSED = '550';

/** How an issue is written and, unless it is still a draft, sent to all who are subscribed then; `refusing` take none. */
export function issueSteps(
  { now, admin }: World,
  { status, daysAgo, subject, preheader, body }: (typeof ISSUES)[number],
  refusing: ReadonlySet<string>,
): Step[] {
  let id = '';
  const content = { subject, preheader, body, audience: 'all', countyCode: null, domain: null } as const;
  const make = {
    ...{ by: admin, at: daysBefore(now, daysAgo + 3) },
    does: async (write: Parameters<typeof createIssue>[0]) => {
      id = await createIssue(write, content);
      return id;
    },
  };
  if (status === 'draft') return lifeOf('newsletter_issue', make, []);
  const sent = daysBefore(now, daysAgo);
  const after = (seconds: number) => new Date(sent.getTime() + seconds * SECOND);
  return [
    ...lifeOf('newsletter_issue', make, [{ by: admin, at: sent, does: sendIssue }]),
    strangersStep(after(1), (write) => queueDeliveries(write, id)),
    ...deliverySteps(() => id, after, refusing),
    strangersStep(after(90), (write) => finishIssue(write, id)),
  ];
}

/* What the worker does: takes each mail, hands it over, and notes what the mailbox said. */
function deliverySteps(issueId: () => string, after: (seconds: number) => Date, refusing: ReadonlySet<string>): Step[] {
  let claimed: ClaimedDelivery[] = [];
  return [
    strangersStep(after(30), async (write) => {
      const waiting = await write.db.run(
        sql<{ id: string }>`select id from newsletter_delivery where issue_id = ${issueId()} order by id`,
      );
      const taken = await Promise.all(waiting.map(({ id }) => claimDelivery(write, id)));
      claimed = taken.filter((delivery) => delivery !== null);
    }),
    strangersStep(after(60), (write) =>
      Promise.all(
        claimed.map(({ id, email }) =>
          refusing.has(email) ? failDelivery(write, { id, error: REFUSED, isRefused: true }) : markDelivered(write, id),
        ),
      ),
    ),
  ];
}

import { COUNTIES, type CountyCode, type DomainSlug } from '@psp/contracts/taxonomies';
import { confirmSubscription, unsubscribe } from '@psp/domain/publishing/newsletter/answer-link';
import { makeSubscriberLink } from '@psp/domain/publishing/newsletter/links';
import { takeSubscription } from '@psp/domain/publishing/newsletter/take-subscription';
import { sql } from 'kysely';
import { daysBefore, HOUR } from './clock.ts';
import { INTERESTS, ISSUES } from './content/newsletter.ts';
import { FIRST_NAMES, LAST_NAMES } from './content/people.ts';
import { mailedToken } from './founding.ts';
import { createRandom, type Random } from './random.ts';
import { rowTimeline, type Step, anonymousStep } from './step.ts';
import type { World } from './world.ts';
import {
  claimDelivery,
  type ClaimedDelivery,
  failDelivery,
  markDelivered,
  queueDeliveries,
} from '@psp/domain/publishing/newsletter/deliveries';
import { createIssue, finishIssue, sendIssue } from '@psp/domain/publishing/newsletter/issues';

const SEED = 20_260_901;
const STRANGERS = 92;
/** One in this many users of the portal subscribes. */
const USER_SHARE = 5;
const COUNTY_CODES = Object.keys(COUNTIES) as CountyCode[];

/** Plans subscribers in all states, the issues sent to them, and a draft. */
export function newsletterSteps(world: World): Step[] {
  const random = createRandom(SEED);
  const people = [world.admin, ...world.uats, ...world.firms].filter((_, index) => index % USER_SHARE === 0);
  const subscribers = [...people.map(({ email }) => email), ...strangers(random)].map((email) => ({
    email,
    outcome: outcomeOf(random),
  }));
  const refusing = new Set(subscribers.flatMap(({ email, outcome }) => (outcome === 'suppressed' ? [email] : [])));
  return [
    ...subscribers.flatMap((subscriber) => subscriberTimeline(world, random, subscriber)),
    ...ISSUES.flatMap((issue) => issueSteps(world, issue, refusing)),
  ];
}

const emailPart = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const strangers = (random: Random): string[] => {
  const emails = new Set<string>();
  while (emails.size < STRANGERS)
    emails.add(
      `${emailPart(random.pick(FIRST_NAMES))}.${emailPart(random.pick(LAST_NAMES))}${random.int(60, 99)}@posta.example`,
    );
  return [...emails];
};

/** Final state of a subscriber; `suppressed`: its mailbox refused every issue. */
type SubscriberOutcome = 'confirmed' | 'unsubscribed' | 'pending' | 'suppressed';

const outcomeOf = (random: Random): SubscriberOutcome => {
  const chance = random.next();
  if (chance < 0.8) return 'confirmed';
  if (chance < 0.89) return 'unsubscribed';
  return chance < 0.96 ? 'pending' : 'suppressed';
};

function subscriberTimeline(
  { now }: World,
  random: Random,
  { email, outcome }: { email: string; outcome: SubscriberOutcome },
): Step[] {
  // Unconfirmed subscriptions are recent, because older ones are deleted.
  const asked = daysBefore(now, outcome === 'pending' ? random.int(1, 20) : random.int(50, 300));
  const source = random.pick(['footer', 'footer', 'blog'] as const);
  const address = `192.0.2.${random.int(1, 254)}`;
  const press = { address, source: 'mail' } as const;
  const ask = anonymousStep(asked, (write) =>
    takeSubscription(write, { email, source, consent: '1', address, at: asked.toISOString() }),
  );
  if (outcome === 'pending') return [ask];
  const countyCode = random.chance(0.4) ? random.pick(COUNTY_CODES) : null;
  const domains: DomainSlug[] = random.chance(0.35) ? random.some(INTERESTS, 2) : [];
  const confirm = anonymousStep(new Date(asked.getTime() + random.int(1, 40) * HOUR), async (write) =>
    confirmSubscription(write, { token: await mailedToken(write, email), countyCode, domains, ...press }),
  );
  if (outcome !== 'unsubscribed') return [ask, confirm];
  const leave = anonymousStep(daysBefore(now, random.int(1, 45)), async (write) => {
    const [subscriber] = await write.db.run(sql<{ id: string }>`select id from subscriber where email = ${email}`);
    await unsubscribe(write, { token: makeSubscriberLink(write, subscriber?.id ?? '', 'manage'), ...press });
  });
  return [ask, confirm, leave];
}

const SECOND = 1000;
/** SMTP response of a mailbox that refuses mail. */
const REFUSED = '550';

/* Steps that write an issue and, unless it is a draft, send it to all subscribers; mailboxes in `refusing` refuse it. */
function issueSteps(
  { now, admin }: World,
  { status, daysAgo, subject, preheader, body }: (typeof ISSUES)[number],
  refusing: ReadonlySet<string>,
): Step[] {
  let id = '';
  const content = { subject, preheader, body, audience: 'all', countyCode: null, domain: null } as const;
  const make = {
    ...{ by: admin, at: daysBefore(now, daysAgo + 3) },
    command: async (write: Parameters<typeof createIssue>[0]) => {
      id = await createIssue(write, content);
      return id;
    },
  };
  if (status === 'draft') return rowTimeline('newsletter_issue', make, []);
  const sent = daysBefore(now, daysAgo);
  const after = (seconds: number) => new Date(sent.getTime() + seconds * SECOND);
  return [
    ...rowTimeline('newsletter_issue', make, [{ by: admin, at: sent, command: sendIssue }]),
    anonymousStep(after(1), (write) => queueDeliveries(write, id)),
    ...deliverySteps(() => id, after, refusing),
    anonymousStep(after(90), (write) => finishIssue(write, id)),
  ];
}

/* Steps of the worker: claims each delivery, sends it and records the response of the mailbox. */
function deliverySteps(issueId: () => string, after: (seconds: number) => Date, refusing: ReadonlySet<string>): Step[] {
  let claimed: ClaimedDelivery[] = [];
  return [
    anonymousStep(after(30), async (write) => {
      const waiting = await write.db.run(
        sql<{ id: string }>`select id from newsletter_delivery where issue_id = ${issueId()} order by id`,
      );
      const taken = await Promise.all(waiting.map(({ id }) => claimDelivery(write, id)));
      claimed = taken.filter((delivery) => delivery !== null);
    }),
    anonymousStep(after(60), (write) =>
      Promise.all(
        claimed.map(({ id, email }) =>
          refusing.has(email) ? failDelivery(write, { id, error: REFUSED, isRefused: true }) : markDelivered(write, id),
        ),
      ),
    ),
  ];
}

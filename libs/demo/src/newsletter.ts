import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { daysBefore, HOUR } from './clock.ts';
import { INTERESTS, ISSUES } from './content/newsletter.ts';
import { FIRST_NAMES, LAST_NAMES } from './content/people.ts';
import { createRandom, type Random } from './random.ts';
import { audit, type World } from './world.ts';

const SEED = 20_260_901;
const STRANGERS = 92;
/** Every so many of the portal's people get the news. */
const OF_ACCOUNTS = 5;
const COUNTY_CODES = Object.keys(COUNTIES) as CountyCode[];

interface Subscriber {
  id: string;
  status: string;
  since: Date;
}

/** Subscribers of all states, issues that were sent to them, and one that is being written. */
export function writeNewsletter(world: World): void {
  const random = createRandom(SEED);
  const accounts = world.rows.of('account').filter((_, index) => index % OF_ACCOUNTS === 0);
  const emails = [...accounts.map(({ email }) => String(email)), ...strangers(random)];
  const subscribers = emails.map((email) => writeSubscriber(world, random, email));
  for (const issue of ISSUES) writeIssue(world, random, issue, subscribers);
}

const bare = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const strangers = (random: Random): string[] => {
  const emails = new Set<string>();
  while (emails.size < STRANGERS)
    emails.add(`${bare(random.pick(FIRST_NAMES))}.${bare(random.pick(LAST_NAMES))}${random.int(60, 99)}@posta.example`);
  return [...emails];
};

const statusOf = (random: Random): string => {
  const chance = random.next();
  if (chance < 0.8) return 'confirmed';
  if (chance < 0.89) return 'unsubscribed';
  return chance < 0.96 ? 'pending' : 'suppressed';
};

function writeSubscriber({ rows, now }: World, random: Random, email: string): Subscriber {
  const status = statusOf(random);
  // Who has not confirmed asked lately: older ones are gone.
  const asked = daysBefore(now, status === 'pending' ? random.int(1, 20) : random.int(50, 300));
  const since = new Date(asked.getTime() + (status === 'pending' ? 0 : random.int(1, 40)) * HOUR);
  const id = random.idAt(asked);
  rows.add('subscriber', {
    id,
    email,
    status,
    source: random.pick(['footer', 'footer', 'blog']),
    county_code: random.chance(0.4) ? random.pick(COUNTY_CODES) : null,
    domains: random.chance(0.35) ? [...new Set(random.some(INTERESTS, 2))] : [],
    since,
    refusals: 0,
    created_at: asked,
  });
  const address = `192.0.2.${random.int(1, 254)}`;
  const step = (name: string, at: Date) =>
    rows.add('subscriber_consent', {
      ...{ id: random.idAt(at), subscriber_id: id, step: name, version: '1' },
      ...{ source: name === 'asked' ? 'footer' : 'mail', address, at },
    });
  step('asked', asked);
  if (status !== 'pending') step('confirmed', since);
  if (status === 'unsubscribed') step('unsubscribed', since);
  return { id, status, since };
}

function writeIssue(world: World, random: Random, issue: (typeof ISSUES)[number], subscribers: Subscriber[]): void {
  const { rows, now, admin } = world;
  const { status, subject, preheader, body } = issue;
  const sentAt = status === 'sent' ? daysBefore(now, issue.daysAgo) : null;
  const createdAt = daysBefore(now, issue.daysAgo + 3);
  const finishedAt = sentAt && new Date(sentAt.getTime() + 90_000);
  const id = random.idAt(createdAt);
  rows.add('newsletter_issue', {
    ...{ id, created_by: admin.accountId, subject, preheader, body, status },
    ...{ started_at: sentAt, queued_at: sentAt, finished_at: finishedAt },
    ...{ created_at: createdAt, updated_at: finishedAt ?? createdAt, version: sentAt ? 3 : 1 },
  });
  const line = { entity: 'newsletter-issue', id } as const;
  audit(world, { ...line, at: createdAt, who: admin, action: 'create', from: null, to: 'draft' });
  if (!sentAt || !finishedAt) return;
  audit(world, { ...line, at: sentAt, who: admin, action: 'send', from: 'draft', to: 'sending' });
  audit(world, { ...line, at: finishedAt, who: null, action: 'finish', from: 'sending', to: 'sent' });
  for (const subscriber of subscribers) {
    if (subscriber.status === 'pending' || subscriber.since > sentAt) continue;
    const isRefused = subscriber.status === 'suppressed';
    rows.add('newsletter_delivery', {
      ...{ id: random.idAt(sentAt), issue_id: id, subscriber_id: subscriber.id },
      ...{ status: isRefused ? 'failed' : 'sent', error: isRefused ? '550' : null },
      ...{ started_at: sentAt, settled_at: finishedAt },
    });
  }
}

import { COUNTIES, type CountyCode, type DomainSlug } from '@psp/contracts/taxonomies';
import { NEWSLETTER_CONSENT } from '@psp/contracts/newsletter-consent';
import { confirmSubscription, unsubscribe } from '@psp/domain/publishing/newsletter/answer-link';
import { makeSubscriberLink } from '@psp/domain/publishing/newsletter/links';
import { takeSubscription } from '@psp/domain/publishing/newsletter/take-subscription';
import { sql } from 'kysely';
import { daysBefore, HOUR } from './clock.ts';
import { INTERESTS, ISSUES } from './content/newsletter.ts';
import { FIRST_NAMES, LAST_NAMES } from './content/people.ts';
import { mailedToken } from './founding.ts';
import { issueSteps } from './newsletter-issues.ts';
import { createRandom, type Random } from './random.ts';
import { type Step, strangersStep } from './step.ts';
import type { World } from './world.ts';

const SEED = 20_260_901;
const STRANGERS = 92;
/** Every so many of the portal's people get the news. */
const OF_PEOPLE = 5;
const COUNTY_CODES = Object.keys(COUNTIES) as CountyCode[];

/** Subscribers of all states, issues that were sent to them, and one that is being written. */
export function newsletterSteps(world: World): Step[] {
  const random = createRandom(SEED);
  const people = [world.admin, ...world.uats, ...world.firms].filter((_, index) => index % OF_PEOPLE === 0);
  const subscribers = [...people.map(({ email }) => email), ...strangers(random)].map((email) => ({
    email,
    fate: fateOf(random),
  }));
  const refusing = new Set(subscribers.flatMap(({ email, fate }) => (fate === 'suppressed' ? [email] : [])));
  return [
    ...subscribers.flatMap((subscriber) => lifeOfSubscriber(world, random, subscriber)),
    ...ISSUES.flatMap((issue) => issueSteps(world, issue, refusing)),
  ];
}

const bare = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const strangers = (random: Random): string[] => {
  const emails = new Set<string>();
  while (emails.size < STRANGERS)
    emails.add(`${bare(random.pick(FIRST_NAMES))}.${bare(random.pick(LAST_NAMES))}${random.int(60, 99)}@posta.example`);
  return [...emails];
};

/** What becomes of a subscriber; a mailbox that refuses every issue is written to no more. */
type Fate = 'confirmed' | 'unsubscribed' | 'pending' | 'suppressed';

const fateOf = (random: Random): Fate => {
  const chance = random.next();
  if (chance < 0.8) return 'confirmed';
  if (chance < 0.89) return 'unsubscribed';
  return chance < 0.96 ? 'pending' : 'suppressed';
};

function lifeOfSubscriber({ now }: World, random: Random, { email, fate }: { email: string; fate: Fate }): Step[] {
  // Who has not confirmed asked lately: older ones are gone.
  const asked = daysBefore(now, fate === 'pending' ? random.int(1, 20) : random.int(50, 300));
  const source = random.pick(['footer', 'footer', 'blog'] as const);
  const address = `192.0.2.${random.int(1, 254)}`;
  const press = { address, source: 'mail' } as const;
  const ask = strangersStep(asked, (write) =>
    takeSubscription(write, { email, source, consent: NEWSLETTER_CONSENT, address, at: asked.toISOString() }),
  );
  if (fate === 'pending') return [ask];
  const countyCode = random.chance(0.4) ? random.pick(COUNTY_CODES) : null;
  const domains: DomainSlug[] = random.chance(0.35) ? random.some(INTERESTS, 2) : [];
  const confirm = strangersStep(new Date(asked.getTime() + random.int(1, 40) * HOUR), async (write) =>
    confirmSubscription(write, { token: await mailedToken(write, email), countyCode, domains, ...press }),
  );
  if (fate !== 'unsubscribed') return [ask, confirm];
  const leave = strangersStep(daysBefore(now, random.int(1, 45)), async (write) => {
    const [subscriber] = await write.db.run(sql<{ id: string }>`select id from subscriber where email = ${email}`);
    await unsubscribe(write, { token: makeSubscriberLink(write, subscriber?.id ?? '', 'manage'), ...press });
  });
  return [ask, confirm, leave];
}

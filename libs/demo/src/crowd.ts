import type { OfferStatus } from '@psp/contracts/offer-names';
import { FIRST_DOMAINS, type DomainSlug } from '@psp/contracts/taxonomies';
import { DAY } from './clock.ts';
import type { RequestText } from './content/request-text.ts';
import { REQUEST_TEXTS } from './content/requests.ts';
import { type Bid, type Plan, type Stage, timesOf } from './plan.ts';
import type { Party, World } from './world.ts';

/** Number of requests in each stage, without consultations: 150 in total. */
const STAGES: Record<Stage, number> = {
  draft: 11,
  open: 35,
  waiting: 9,
  opened: 9,
  planning: 4,
  in_progress: 11,
  on_hold: 3,
  review: 6,
  completed: 48,
  cancelled: 7,
  expired: 7,
};
/** Number of firms, of sixty, with a completed project. */
const EXPERIENCED = 41;
/** Number of requests that were sent more than a year ago. */
const EARLIER = 14;
const domains = Object.keys(FIRST_DOMAINS) as DomainSlug[];

/** Choices of earlier plans, so that no authority repeats a text and most firms have completed a project. */
interface Taken {
  texts: Set<string>;
  completed: Set<Party>;
}

const completedBy = (plans: readonly Plan[]): Party[] =>
  plans.flatMap(({ stage, bids }) => (stage === 'completed' && bids[0] ? [bids[0].firm] : []));

const takenBy = (planned: readonly Plan[]): Taken => ({
  texts: new Set(planned.map(({ uat, text }) => keyOf(uat, text))),
  completed: new Set(completedBy(planned)),
});
const keyOf = (uat: Party, { title }: RequestText): string => `${uat.id} ${title}`;

/* The authorities with demo accounts have only the requests of their scenes. */
const authoritiesOf = ({ uats }: World): Party[] => uats.filter((uat) => !uat.isDemo);

/** Plans requests of the authorities without demo accounts, until each stage has its number of requests. */
export function crowdPlans(world: World, planned: readonly Plan[]): Plan[] {
  const uats = authoritiesOf(world);
  const taken = takenBy(planned);
  const stages = Object.keys(STAGES) as Stage[];
  const wanted = stages.flatMap((stage) => {
    const missing = STAGES[stage] - planned.filter((plan) => plan.stage === stage).length;
    return Array.from({ length: Math.max(0, missing) }, () => stage);
  });
  return wanted.map((stage, index) => planOf(world, { stage, domain: domainAt(index) }, uats, taken));
}

const domainAt = (index: number): DomainSlug => domains[index % domains.length] ?? 'mediu';

/**
 * Plans completed requests that were sent more than a year ago, each of another authority, so that last year has figures also on
 * the last day of this one. `planned`: all requests after them.
 */
export function earlierPlans(world: World, planned: readonly Plan[]): Plan[] {
  const { random } = world;
  const taken = takenBy(planned);
  return random
    .some(authoritiesOf(world), EARLIER)
    .map((uat, index) =>
      planOf(world, { stage: 'completed', domain: domainAt(index), ago: random.int(345, 400) }, [uat], taken),
    );
}

/** Stage and domain of a request. `ago` as in `timesOf`. */
interface Wanted {
  stage: Stage;
  domain: DomainSlug;
  ago?: number;
}

function planOf(world: World, { stage, domain, ago }: Wanted, uats: readonly Party[], taken: Taken): Plan {
  const { random, now } = world;
  const { uat, text } = unusedText(world, uats, domain, taken.texts);
  const times = timesOf(random, now, stage, ago);
  const pool = world.firms.filter((firm) => firm.domains.includes(domain));
  const invited = stage !== 'draft' && random.chance(0.1) ? random.some(pool, random.int(3, 5)) : [];
  const isEdited = stage === 'open' && random.chance(0.15);
  const isSettled = times.completed !== null && now.getTime() - times.completed.getTime() > 14 * DAY;
  return {
    uat,
    domain,
    text,
    stage,
    times,
    invited,
    isEdited,
    bids: bidsOf(world, stage, invited.length > 0 ? invited : pool, isEdited, taken),
    questions: { answered: random.int(0, 2), open: stage === 'open' && random.chance(0.3) ? 1 : 0 },
    // Every authority writes a review. Some firms do not, so that it is published only after two weeks.
    reviews: { byUat: true, byFirma: !isSettled || random.chance(0.8) },
  };
}

/* No authority uses the same text twice. */
function unusedText({ random }: World, uats: readonly Party[], domain: DomainSlug, used: Set<string>) {
  for (;;) {
    const uat = random.pick(uats);
    const text = random.pick(REQUEST_TEXTS[domain]);
    const key = keyOf(uat, text);
    if (used.has(key)) continue;
    used.add(key);
    return { uat, text };
  }
}

/* Chooses the statuses of the offers to a request in a stage. The accepted one, if any, is first. */
function statusesOf({ random }: World, stage: Stage, isEdited: boolean): OfferStatus[] {
  const many = (count: number, of: readonly OfferStatus[]) => Array.from({ length: count }, () => random.pick(of));
  if (stage === 'draft') return [];
  if (stage === 'open') {
    return many(
      random.int(0, 4),
      isEdited
        ? ['to_confirm', 'submitted']
        : ['submitted', 'submitted', 'submitted', 'submitted', 'draft', 'withdrawn'],
    );
  }
  if (stage === 'waiting') return many(random.int(1, 4), ['submitted', 'submitted', 'submitted', 'withdrawn']);
  if (stage === 'opened')
    return ['submitted', ...many(random.int(1, 3), ['submitted', 'submitted', 'shortlisted', 'declined'])];
  if (stage === 'cancelled' || stage === 'expired')
    return many(random.int(0, 2), ['closed', 'closed', 'closed', 'withdrawn']);
  return [
    'accepted',
    ...many(random.int(0, 4), ['declined', 'declined', 'declined', 'declined', 'declined', 'withdrawn']),
  ];
}

function bidsOf(world: World, stage: Stage, pool: readonly Party[], isEdited: boolean, taken: Taken): Bid[] {
  const statuses = statusesOf(world, stage, isEdited);
  const winner = statuses[0] === 'accepted' ? winnerOf(world, stage, pool, taken) : [];
  const others = pool.filter((firm) => !winner.includes(firm));
  const firms = [...winner, ...world.random.some(others, statuses.length - winner.length)];
  return firms.flatMap((firm, index) => {
    const status = statuses[index];
    return status ? [{ firm, status }] : [];
  });
}

/* Completed projects go to firms without any, then to one of the first firms, so that these have several reviews. */
function winnerOf({ random }: World, stage: Stage, pool: readonly Party[], { completed }: Taken): Party[] {
  const isTheirTurn = stage === 'completed' && completed.size < EXPERIENCED;
  const newcomer = isTheirTurn ? pool.find((firm) => !completed.has(firm)) : undefined;
  if (newcomer) completed.add(newcomer);
  if (newcomer) return [newcomer];
  if (stage === 'completed') return random.some(pool.filter((firm) => completed.has(firm)).slice(0, 2), 1);
  return random.chance(0.8) ? random.some(pool.slice(0, 2), 1) : [];
}

import type { SolutionContent, SolutionStatus } from '@psp/contracts/solutions';
import type { Versioned } from '@psp/domain/act';
import type { Actor } from '@psp/domain/actor';
import {
  archiveSolution,
  createSolution,
  publishSolution,
  withdrawSolution,
} from '@psp/domain/presenting/solutions/commands';
import { tellOfEndedSolutions } from '@psp/domain/presenting/solutions/validity';
import type { Write } from '@psp/domain/write';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import { between, DAY, daysBefore } from './clock.ts';
import { CPV, SOLUTIONS } from './content/solutions.ts';
import type { SolutionSource } from './content/solutions-source.ts';
import { createRandom, type Random } from './random.ts';
import { rowTimeline, rowOf, type Step, timeStep } from './step.ts';
import type { Party, World } from './world.ts';
import { romanianDay } from '@psp/contracts/romania';

const SEED = 20_260_104;
/** One in this many firms has no solutions, so that its services are shown instead. */
const SILENT = 4;
/** Days since the expired solution was last valid. */
const ENDED_DAYS = 10;
const WITHDRAWN_REASON = 'Prețul nu spune ce cuprinde. Completați ce primește autoritatea la prețul minim.';

/** Further solutions that are not listed, of the first firm of a domain. */
const OTHERS: readonly [DomainSlug, SolutionStatus | 'expired', string][] = [
  ['it-digitalizare', 'draft', 'Aplicație mobilă pentru sesizări'],
  ['fonduri-europene', 'archived', 'Consultanță pentru exercițiul financiar trecut'],
  ['mediu', 'withdrawn', 'Plantare de arbori'],
  ['marketing-comunicare', 'expired', 'Pachet de sărbători pentru târgul de iarnă'],
];

/** Plans eighty listed solutions of three quarters of the firms, and a few that are not listed. */
export function solutionTimelines(world: World): Step[][] {
  const random = createRandom(SEED);
  const authors = world.firms.filter((_, index) => index % SILENT !== SILENT - 1);
  return Object.entries(SOLUTIONS).flatMap(([key, sources]: [string, readonly SolutionSource[]]) => {
    const own = authors.filter(({ domains }) => domains[0] === key);
    const [first] = sources;
    const listed = sources.map((source, index) => ({
      firm: own[index % own.length],
      source,
      status: 'published' as const,
    }));
    const others = OTHERS.filter(([where]) => where === key).flatMap(([, status, title]) =>
      first ? [{ firm: own[0], source: [title, first[1], first[2], first[3]] as const, status }] : [],
    );
    return [...listed, ...others].flatMap(({ firm, ...rest }) =>
      firm ? [solutionTimeline(world, random, { firm, ...rest })] : [],
    );
  });
}

interface Listing {
  firm: Party;
  source: SolutionSource;
  status: SolutionStatus | 'expired';
}

function solutionTimeline(world: World, random: Random, listing: Listing): Step[] {
  const { firm, status } = listing;
  const { now, admin } = world;
  const since = new Date(Math.max(now.getTime() - 200 * DAY, firm.joinedAt.getTime()));
  const created = between(random, since, daysBefore(now, 12));
  const published = between(random, created, daysBefore(created, -3));
  const ended = between(random, published, now);
  const content = contentOf(random, now, listing);
  const publish = { by: firm, at: published, command: publishSolution };
  const ends = {
    archived: [{ by: firm, at: ended, command: archiveSolution }],
    withdrawn: [
      {
        by: admin,
        at: ended,
        command: (write: Write<Actor>, solution: Versioned) =>
          withdrawSolution(write, { ...solution, reason: WITHDRAWN_REASON }),
      },
    ],
  };
  const end = status === 'archived' || status === 'withdrawn' ? ends[status] : [];
  const make = { by: firm, at: created, command: (write: Write<Actor>) => createSolution(write, content) };
  const timeline = rowTimeline('solution', make, status === 'draft' ? [] : [publish, ...end]);
  return status === 'expired'
    ? [
        ...timeline,
        expiryNotice(listing, new Date(Math.max(published.getTime() + 1, daysBefore(now, ENDED_DAYS - 1).getTime()))),
      ]
    : timeline;
}

/* The firm is notified on the day after the last day of validity. */
const expiryNotice = ({ firm, source: [title] }: Listing, at: Date): Step =>
  timeStep(
    at,
    tellOfEndedSolutions,
    async (write) => (await rowOf(write, 'solution', { organisation_id: firm.id, title })).id,
  );

function contentOf(random: Random, now: Date, { firm, source, status }: Listing): SolutionContent {
  const [title, description, [priceMin, priceMax, currency, unit], features] = source;
  const [domain = 'mediu'] = firm.domains;
  const validUntil = validity(random, now, status);
  return {
    ...{ title, description, domain, priceMin, priceMax },
    ...{ currency, unit, features: [...features], validUntil, cpv: CPV[domain] },
  };
}

function validity(random: Random, now: Date, status: Listing['status']): string | null {
  const day = (days: number) => romanianDay(daysBefore(now, -days));
  if (status === 'expired') return day(-ENDED_DAYS);
  return random.chance(0.35) ? day(random.int(45, 320)) : null;
}

import type { SolutionStatus } from '@psp/contracts/solutions';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import { between, DAY, daysBefore } from './clock.ts';
import { SOLUTIONS } from './content/solutions.ts';
import type { SolutionSource } from './content/solutions-source.ts';
import { createRandom, type Random } from './random.ts';
import { audit, type Party, type World } from './world.ts';
import { romanianDay } from '@psp/contracts/romania';

const SEED = 20_260_104;
/** Every so many firms one has written nothing, so that its services are shown instead. */
const SILENT = 4;
const WITHDRAWN_REASON = 'Prețul nu spune ce cuprinde. Completați ce primește autoritatea la prețul minim.';

/** What happened to one more solution of the first firm of a domain, besides the eighty that are listed. */
const OTHERS: readonly [DomainSlug, SolutionStatus | 'expired', string][] = [
  ['it-digitalizare', 'draft', 'Aplicație mobilă pentru sesizări'],
  ['fonduri-europene', 'archived', 'Consultanță pentru exercițiul financiar trecut'],
  ['mediu', 'withdrawn', 'Plantare de arbori'],
  ['marketing-comunicare', 'expired', 'Pachet de sărbători pentru târgul de iarnă'],
];

/** Writes eighty listed solutions over three quarters of the firms, and a few that are not listed. */
export function writeSolutions(world: World): void {
  const random = createRandom(SEED);
  const authors = world.firms.filter((_, index) => index % SILENT !== SILENT - 1);
  for (const [domain, sources] of Object.entries(SOLUTIONS) as [DomainSlug, readonly SolutionSource[]][]) {
    const own = authors.filter(({ domains }) => domains[0] === domain);
    sources.forEach((source, index) => {
      const firm = own[index % own.length];
      if (firm) add(world, random, { firm, domain, source, status: 'published' });
    });
    for (const [where, status, title] of OTHERS) {
      const [firm] = own;
      const [first] = sources;
      if (where === domain && firm && first)
        add(world, random, { firm, domain, source: [title, first[1], first[2], first[3]], status });
    }
  }
}

interface Listing {
  firm: Party;
  domain: DomainSlug;
  source: SolutionSource;
  status: SolutionStatus | 'expired';
}

function add(world: World, random: Random, { firm, domain, source, status }: Listing): void {
  const [title, description, [min, max, currency, unit], features] = source;
  const { now } = world;
  const since = new Date(Math.max(now.getTime() - 200 * DAY, firm.joinedAt.getTime()));
  const created = between(random, since, daysBefore(now, 12));
  const published = status === 'draft' ? null : between(random, created, daysBefore(created, -3));
  const ended = status === 'archived' || status === 'withdrawn' ? between(random, published ?? created, now) : null;
  const id = random.idAt(created);
  world.rows.add('solution', {
    id,
    organisation_id: firm.id,
    created_by: firm.accountId,
    title,
    description,
    domain_slug: domain,
    price_min: min,
    price_max: max,
    currency,
    unit,
    features,
    valid_until: validity(random, now, status),
    status: status === 'expired' ? 'published' : status,
    withdrawn_reason: status === 'withdrawn' ? WITHDRAWN_REASON : null,
    published_at: published,
    created_at: created,
    updated_at: ended ?? published ?? created,
    version: 1 + Number(published !== null) + Number(ended !== null),
  });
  const line = { entity: 'solution', id } as const;
  audit(world, { ...line, at: created, who: firm, action: 'create', from: null, to: 'draft' });
  if (published) audit(world, { ...line, at: published, who: firm, action: 'publish', from: 'draft', to: 'published' });
  if (ended && status === 'archived')
    audit(world, { ...line, at: ended, who: firm, action: 'archive', from: 'published', to: 'archived' });
  if (ended && status === 'withdrawn')
    audit(world, {
      ...line,
      at: ended,
      who: world.admin,
      action: 'withdraw',
      from: 'published',
      to: 'withdrawn',
      reason: WITHDRAWN_REASON,
    });
}

function validity(random: Random, now: Date, status: Listing['status']): string | null {
  const day = (days: number) => romanianDay(daysBefore(now, -days));
  if (status === 'expired') return day(-10);
  return random.chance(0.35) ? day(random.int(45, 320)) : null;
}

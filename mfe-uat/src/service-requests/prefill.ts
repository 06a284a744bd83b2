import { id, type Party } from '@psp/contracts/common';
import type { PartnerView } from '@psp/contracts/partners';
import type { RequestContent } from '@psp/contracts/service-requests';
import { type SolutionItem, TIERS, type Tier, tier, tierTitle } from '@psp/contracts/solutions';
import { PRICE_UNITS } from '@psp/contracts/solution-names';
import { type DomainSlug, DOMAINS } from '@psp/contracts/taxonomies';
import { keysOf, oneOf } from '@psp/remote/lists/by-parts';
import { priceRange } from '@psp/remote/price-range';
import { BLANK } from './content.ts';
import { prefillStrings as strings } from './prefill-strings.ts';

/* Longest title of a request in its contract. */
const TITLE_LENGTH = 200;

/** Source of a prefilled request, named in the query string. */
export type PrefillSource =
  | { solution: string }
  | { partners: string[]; service: string; tier: Tier | null }
  | { domain: DomainSlug };

/** Prefilled content of a new request, with its source. */
export interface Prefill {
  content: RequestContent;
  invited: Party[];
  /** A sentence that names the source. */
  source: string;
  href: string;
  seeSource: string;
  /** Id of the source solution. */
  solution?: string;
}

/** Reads `?solutie=`, `?partener=` (several, or one with `&serviciu=` and `&nivel=`) or `?domeniu=`; null without them or when they are invalid. */
export function readPrefillSource(search: URLSearchParams): PrefillSource | null {
  const solution = id.safeParse(search.get('solutie'));
  if (solution.success) return { solution: solution.data };
  const partners = [...new Set(search.getAll('partener').filter((one) => id.safeParse(one).success))];
  if (partners.length === 0) {
    const domain = oneOf(keysOf(DOMAINS)).read(search.get('domeniu'));
    return domain ? { domain } : null;
  }
  const level = tier.safeParse(search.get('nivel'));
  return { partners, service: search.get('serviciu') ?? '', tier: level.success ? level.data : null };
}

const textOf = (first: string, description: string, features: readonly string[], price: string): string =>
  [
    first,
    description,
    features.length > 0 ? [strings.comprises, ...features.map((feature) => `- ${feature}`)].join('\n') : '',
    strings.price(price),
  ]
    .filter(Boolean)
    .join('\n\n');

const invite = (partner: Party) => ({ visibility: 'invited' as const, invited: [partner.id] });

/** A request to the firm of a solution, about that solution. */
export function fromSolution(solution: SolutionItem): Prefill {
  const { id, title, description, domain, features, unit, partner } = solution;
  const first = strings.ask(title, partner.name);
  return {
    content: {
      ...BLANK,
      ...invite(partner),
      title,
      category: domain,
      description: textOf(first, description, features, `${priceRange(solution)} ${PRICE_UNITS[unit]}`),
    },
    invited: [{ id: partner.id, name: partner.name }],
    source: strings.fromSolution(title, partner.name),
    href: `/marketplace/${id}`,
    seeSource: strings.seeSource,
    solution: id,
  };
}

/** A request in a domain, visible to all firms of that domain. */
export const fromDomain = (domain: DomainSlug): Prefill => ({
  content: { ...BLANK, category: domain },
  invited: [],
  source: strings.fromDomain(DOMAINS[domain]),
  href: `/uat/marketplace?category=${domain}`,
  seeSource: strings.seeSource,
});

/** A request to several firms, in their common domain when there is exactly one. */
export function fromPartners(partners: readonly PartnerView[]): Prefill {
  const ids = partners.map((partner) => partner.id);
  const [first, ...others] = partners.map(({ domains }) => domains);
  const shared = first?.filter((slug) => others.every((domains) => domains.includes(slug))) ?? [];
  return {
    content: {
      ...BLANK,
      visibility: 'invited',
      invited: ids,
      category: shared.length === 1 ? (shared[0] ?? null) : null,
    },
    invited: partners.map(({ id: partnerId, name }) => ({ id: partnerId, name })),
    source: strings.fromPartners(partners.map(({ name }) => name).join(', ')),
    href: `/uat/marketplace/compare?compare=${ids.join()}`,
    seeSource: strings.seeComparison,
  };
}

/** A request to one firm, about a service and its level when the firm offers that service. */
export function fromPartner(partner: PartnerView, service: string, level: Tier | null): Prefill {
  const { id: partnerId, name, domains, services } = partner;
  const [only] = domains;
  const base = {
    ...BLANK,
    ...invite(partner),
    // With several domains, the user chooses.
    category: domains.length === 1 && only ? only : null,
  };
  const common = { invited: [{ id: partnerId, name }] };
  if (level === null || !services.includes(service)) {
    const source = strings.fromPartner(name);
    return { ...common, content: base, source, href: `/partener/${partnerId}`, seeSource: strings.seePartner };
  }
  const title = tierTitle(service, level);
  const { features, priceMin, priceMax } = TIERS[level];
  const price = priceRange({ priceMin, priceMax, currency: 'EUR' });
  return {
    ...common,
    content: {
      ...base,
      title: title.slice(0, TITLE_LENGTH),
      description: textOf(strings.askIndicative(title, name), '', features, price),
    },
    source: strings.fromSolution(title, name),
    href: `/marketplace?partner=${partnerId}`,
    seeSource: strings.seeSource,
  };
}

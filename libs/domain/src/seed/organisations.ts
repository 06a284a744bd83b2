import { DOMAINS, type DomainSlug } from '@psp/contracts/taxonomies';
import { AUTHORITIES, type AuthoritySource, SELIMBAR, SIBIU } from './content/authorities.ts';
import { CIVIS, type FirmSource, SOFTPRIM } from './content/firm-source.ts';
import { FIRMS } from './content/firms.ts';
import { FIRST_NAMES, LAST_NAMES } from './content/people.ts';
import { SERVICES } from './content/services.ts';
import { daysBefore } from './clock.ts';
import { inventCui } from './cui.ts';
import type { Random } from './random.ts';
import type { Row, Rows } from './rows.ts';
import type { Party } from './world.ts';

export const ASSOCIATION = 'Asociația Servicii Publice';

/** The accounts a newcomer signs in with, by organisation. */
const DEMO_ACCOUNTS: Record<string, readonly [email: string, person: string]> = {
  [SIBIU]: ['primarie@demo.psp', 'Ioana Munteanu'],
  [SELIMBAR]: ['comuna@demo.psp', 'Vasile Drăgan'],
  [CIVIS]: ['firma@demo.psp', 'Andrei Popa'],
  [SOFTPRIM]: ['firma2@demo.psp', 'Mirela Stan'],
  [ASSOCIATION]: ['admin@demo.psp', 'Carmen Voicu'],
};

interface Founding {
  now: Date;
  random: Random;
  rows: Rows;
  passwordHash: string;
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');

/** Writes the association, the authorities and the firms, each with one account that owns it. */
export function foundOrganisations(founding: Founding): { uats: Party[]; firms: Party[]; admin: Party } {
  const cuis = new Set<string>();
  const people = peopleOf(founding.random);
  const admin = found(
    founding,
    people,
    { ...blank('admin', ASSOCIATION), county_code: 'B', locality: 'București' },
    [],
  );
  const uats = AUTHORITIES.map((source) => found(founding, people, authorityRow(source), []));
  const firms = Object.keys(DOMAINS).flatMap((key) => {
    const domain = key as DomainSlug;
    return FIRMS[domain].map((source) => {
      const domains = source[3] === null ? [domain] : [domain, source[3]];
      return found(founding, people, firmRow(founding, source, domains, inventCui(founding.random, cuis)), domains);
    });
  });
  return { uats, firms, admin };
}

/* Names in an order that repeats none, although the lists are short. */
function peopleOf(random: Random): () => string {
  const names = random.some(
    FIRST_NAMES.flatMap((first) => LAST_NAMES.map((last) => `${first} ${last}`)),
    150,
  );
  return () => names.pop() ?? 'Maria Pop';
}

const blank = (kind: 'uat' | 'firma' | 'admin', name: string) => ({
  kind,
  name,
  status: 'approved',
  cui: null,
  uat_type: null,
  package: null,
  county_code: null,
  locality: '',
  description: '',
  website: null,
  phone: null,
  email: null,
  employees: null,
  experience_years: null,
  services: [],
  verified_at: null,
});

function authorityRow({ name, type, county, locality }: AuthoritySource): Row {
  const isBronze = type === 'commune' || type === 'town';
  return {
    ...blank('uat', name),
    uat_type: type,
    package: isBronze ? 'bronze' : 'silver',
    county_code: county,
    locality,
  };
}

function firmRow({ random, now }: Founding, source: FirmSource, domains: readonly DomainSlug[], cui: string): Row {
  const [name, county, locality, second, description] = source;
  const [first] = domains;
  const own = first ? random.some(SERVICES[first], random.int(3, 5)) : [];
  const other = second ? random.some(SERVICES[second], 1) : [];
  const site = `${slugOf(name)}.example`;
  return {
    ...blank('firma', name),
    cui,
    county_code: county,
    locality,
    description,
    website: `https://${site}`,
    email: `contact@${site}`,
    phone: `+4073${random.int(1_000_000, 9_999_999)}`,
    employees: random.pick(['1-10', '1-10', '10-50', '10-50', '50-200', '200+']),
    experience_years: random.int(2, 24),
    services: [...own, ...other],
    verified_at:
      name === CIVIS || name === SOFTPRIM || random.chance(0.7) ? daysBefore(now, random.int(340, 500)) : null,
  };
}

function found(
  { random, rows, now, passwordHash }: Founding,
  person: () => string,
  row: Row,
  domains: readonly DomainSlug[],
): Party {
  const joinedAt = daysBefore(now, random.int(520, 900) + random.next());
  const name = String(row['name']);
  const id = random.idAt(joinedAt);
  const accountId = random.idAt(joinedAt);
  const stamps = { created_at: joinedAt, updated_at: joinedAt };
  const invented = person();
  const [email, displayName] = DEMO_ACCOUNTS[name] ?? [
    `${slugOf(invented).replace('-', '.')}@${slugOf(name)}.example`,
    invented,
  ];
  rows.add('organisation', { id, ...row, rating_count: 0, rating_sum: 0, ...stamps });
  for (const domain of domains) rows.add('organisation_domain', { organisation_id: id, domain_slug: domain });
  rows.add('account', { id: accountId, email, display_name: displayName, password_hash: passwordHash, ...stamps });
  rows.add('membership', {
    id: random.idAt(joinedAt),
    account_id: accountId,
    organisation_id: id,
    role: 'owner',
    created_at: joinedAt,
  });
  return {
    id,
    accountId,
    name,
    joinedAt,
    domains,
    county: (row['county_code'] ?? 'B') as Party['county'],
    locality: String(row['locality']),
    uatType: (row['uat_type'] ?? null) as Party['uatType'],
    isDemo: name in DEMO_ACCOUNTS,
  };
}

import { DOMAINS, type DomainSlug } from '@psp/contracts/taxonomies';
import { AUTHORITIES, type AuthoritySource, SELIMBAR, SIBIU } from './content/authorities.ts';
import { CIVIS, type FirmSource, SOFTPRIM } from './content/firm-source.ts';
import { FIRMS } from './content/firms.ts';
import { ASSOCIATION } from './content/members.ts';
import { FIRST_NAMES, LAST_NAMES } from './content/people.ts';
import { SERVICES } from './content/services.ts';
import { AUTHORITY_POSITIONS, FIRM_POSITIONS } from './content/streets.ts';
import { daysBefore } from './clock.ts';
import { inventCui } from './cui.ts';
import { authorityDetails, blank, expertiseOf, firmDetails, slugOf } from './details.ts';
import { addAccount, addMembership, type Founding } from './people.ts';
import type { Random } from './random.ts';
import type { Row } from '@psp/domain/operating/taxonomies/insert-rows';
import type { Party } from './world.ts';

/** The accounts a newcomer signs in with, by organisation. */
export const DEMO_ACCOUNTS: Record<string, readonly [email: string, person: string, position: string]> = {
  [SIBIU]: ['primarie@demo.psp', 'Ioana Munteanu', 'Șef serviciu achiziții publice'],
  [SELIMBAR]: ['comuna@demo.psp', 'Vasile Drăgan', 'Secretar general'],
  [CIVIS]: ['firma@demo.psp', 'Andrei Popa', 'Administrator'],
  [SOFTPRIM]: ['firma2@demo.psp', 'Mirela Stan', 'Director comercial'],
  [ASSOCIATION]: ['admin@demo.psp', 'Carmen Voicu', 'Director executiv'],
};

/** Writes the association, the authorities and the firms, each with one account that owns it. */
export function foundOrganisations(
  founding: Founding,
  cuis: Set<string>,
): { uats: Party[]; firms: Party[]; admin: Party } {
  const people = peopleOf(founding.random);
  const admin = found(
    founding,
    people,
    {
      ...blank('admin', ASSOCIATION),
      county_code: 'B',
      locality: 'București',
    },
    [],
  );
  const uats = AUTHORITIES.map((source) =>
    found(founding, people, authorityRow(founding, source, inventCui(founding.detail, cuis)), []),
  );
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

function authorityRow({ detail }: Founding, source: AuthoritySource, cui: string): Row {
  return { ...blank('uat', source.name), ...authorityDetails(detail, source), cui };
}

function firmRow(
  { random, detail, now }: Founding,
  source: FirmSource,
  domains: readonly DomainSlug[],
  cui: string,
): Row {
  const [name, county, locality, second, description] = source;
  const [first] = domains;
  const own = first ? random.some(SERVICES[first], random.int(3, 5)) : [];
  const other = second ? random.some(SERVICES[second], 1) : [];
  const services = [...own, ...other];
  const site = `${slugOf(name)}.example`;
  const row = {
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
    services,
  };
  const year = now.getUTCFullYear() - row.experience_years;
  return { ...row, ...firmDetails(detail, { county, locality, services, year }) };
}

function found(founding: Founding, person: () => string, row: Row, domains: readonly DomainSlug[]): Party {
  const { random, detail, rows, now } = founding;
  const joinedAt = daysBefore(now, random.int(520, 900) + random.next());
  const name = String(row['name']);
  const id = random.idAt(joinedAt);
  const accountId = random.idAt(joinedAt);
  const invented = person();
  const [email, displayName, known] = DEMO_ACCOUNTS[name] ?? [
    `${slugOf(invented).replace('-', '.')}@${slugOf(name)}.example`,
    invented,
  ];
  const isFirm = row['kind'] === 'firma';
  const position = known ?? detail.pick(isFirm ? FIRM_POSITIONS : AUTHORITY_POSITIONS);
  const applied = row['kind'] === 'admin' ? null : joinedAt;
  const decided = applied && daysBefore(joinedAt, -detail.int(1, 4));
  rows.add('organisation', {
    id,
    ...row,
    status: applied ? 'pending' : 'approved',
    legal_representative: isFirm ? displayName : '',
    applied_at: applied,
    rating_count: 0,
    rating_sum: 0,
    created_at: joinedAt,
    updated_at: joinedAt,
  });
  for (const domain of domains) rows.add('organisation_domain', { organisation_id: id, domain_slug: domain });
  for (const expertise of expertiseOf(domains))
    rows.add('organisation_expertise', { organisation_id: id, expertise_slug: expertise });
  const skipsSecondFactor = name === ASSOCIATION;
  addAccount(founding, { id: accountId, email, name: displayName, position, at: joinedAt, skipsSecondFactor });
  addMembership(founding, {
    id: random.idAt(joinedAt),
    accountId,
    organisationId: id,
    role: 'owner',
    at: joinedAt,
  });
  return {
    id,
    accountId,
    colleagues: [],
    kind: row['kind'] === 'admin' ? 'admin' : isFirm ? 'firma' : 'uat',
    name,
    person: displayName,
    joinedAt,
    decidedAt: decided,
    domains,
    county: (row['county_code'] ?? 'B') as Party['county'],
    locality: String(row['locality']),
    uatType: (row['uat_type'] ?? null) as Party['uatType'],
    isDemo: name in DEMO_ACCOUNTS,
  };
}

import type { RegistrationPerson } from '@psp/domain/joining/registrations/content';
import { FIRST_DOMAINS, type DomainSlug } from '@psp/contracts/taxonomies';
import { AUTHORITIES, type AuthoritySource, SELIMBAR, SIBIU } from './content/authorities.ts';
import { CIVIS, type FirmSource, SOFTPRIM } from './content/firm-source.ts';
import { FIRMS } from './content/firms.ts';
import { ASSOCIATION } from './content/members.ts';
import { FIRST_NAMES, LAST_NAMES } from './content/people.ts';
import { SERVICES } from './content/services.ts';
import { AUTHORITY_POSITIONS, FIRM_POSITIONS } from './content/streets.ts';
import { daysBefore } from './clock.ts';
import { inventCui } from './cui.ts';
import {
  domainsOf,
  expertiseOf,
  firmaDetails,
  fixedPhone,
  mobileOf,
  portfolioOf,
  slugOf,
  uatDetails,
} from './details.ts';
import type { Applicant, Founding } from './founding.ts';
import type { Random } from './random.ts';
import type { Party, Profile } from './world.ts';

/** The demo accounts, by organisation. */
export const DEMO_ACCOUNTS: Record<string, readonly [email: string, person: string, position: string]> = {
  [SIBIU]: ['primarie@demo.psp', 'Ioana Munteanu', 'Șef serviciu achiziții publice'],
  [SELIMBAR]: ['comuna@demo.psp', 'Vasile Drăgan', 'Secretar general'],
  [CIVIS]: ['firma@demo.psp', 'Andrei Popa', 'Administrator'],
  [SOFTPRIM]: ['firma2@demo.psp', 'Mirela Stan', 'Director comercial'],
  [ASSOCIATION]: ['admin@demo.psp', 'Carmen Voicu', 'Director executiv'],
};

/** Earlier than all other organisations. */
const FOUNDED_DAYS = 905;

/** Plans the authorities and the firms, each with its owner, who signs it up. */
export function planOrganisations(founding: Founding): { uats: Applicant[]; firms: Applicant[] } {
  const people = peopleOf(founding.random);
  const uats = AUTHORITIES.map((source) => planAuthority(founding, people, source));
  const firms = Object.keys(FIRST_DOMAINS).flatMap((key) => {
    const domain = key as DomainSlug;
    return FIRMS[domain].map((source) => planFirm(founding, people, source, domain));
  });
  return { uats, firms };
}

/** The association, which never applied. */
export function planAssociation({ now }: Founding): Party {
  const [email, person, position] = DEMO_ACCOUNTS[ASSOCIATION] ?? ['', '', ''];
  return {
    ...{ id: '', accountId: '', kind: 'admin', name: ASSOCIATION, person, email, position, isDemo: true },
    ...{ county: 'B', locality: 'București', address: '', uatType: null, domains: [], profile: {} },
    ...{ joinedAt: daysBefore(now, FOUNDED_DAYS), decidedAt: null },
  };
}

/* Returns a function that invents a different name on each call. */
function peopleOf(random: Random): () => string {
  const names = random.some(
    FIRST_NAMES.flatMap((first) => LAST_NAMES.map((last) => `${first} ${last}`)),
    150,
  );
  return () => names.pop() ?? 'Maria Pop';
}

function planAuthority(founding: Founding, people: () => string, source: AuthoritySource): Applicant {
  const { detail, cuis } = founding;
  const { name, type, county, locality } = source;
  const person = personOf(founding, people(), name, AUTHORITY_POSITIONS);
  const organisation = uatDetails(detail, source, inventCui(detail, cuis));
  const profile = { email: `contact@${slugOf(name)}.example`, phone: fixedPhone(detail, county) };
  const place = { county, locality, address: organisation.address };
  return {
    party: partyOf(founding, person, { kind: 'uat', name, ...place, uatType: type, domains: [], profile }),
    content: { ...person, kind: 'uat', organisation },
  };
}

function planFirm(founding: Founding, people: () => string, source: FirmSource, domain: DomainSlug): Applicant {
  const { random, detail, cuis, now } = founding;
  const [name, county, locality, second, description] = source;
  const person = personOf(founding, people(), name, FIRM_POSITIONS);
  const cui = inventCui(random, cuis);
  const services = servicesOf(random, domain, second);
  const site = `${slugOf(name)}.example`;
  const profile = {
    ...{ description, services, email: `contact@${site}`, phone: mobileOf(random) },
    employees: random.pick(['1-10', '1-10', '10-50', '10-50', '50-200', '200+']),
    experience_years: random.int(2, 24),
  };
  const expertise = expertiseOf(second ? [domain, second] : [domain]);
  const organisation = firmaDetails(detail, {
    ...{ name, cui, county, locality, expertise, website: `https://${site}`, legalRepresentative: person.contactName },
    portfolio: portfolioOf(detail, services, county),
    year: now.getUTCFullYear() - profile.experience_years,
  });
  const place = { county, locality, address: organisation.address };
  const domains = domainsOf(expertise, [domain]);
  return {
    party: partyOf(founding, person, { kind: 'firma', name, ...place, uatType: null, domains, profile }),
    content: { ...person, kind: 'firma', organisation },
  };
}

function servicesOf(random: Random, domain: DomainSlug, second: DomainSlug | null): string[] {
  const own = random.some(SERVICES[domain], random.int(3, 5));
  return second ? [...own, ...random.some(SERVICES[second], 1)] : own;
}

function personOf(
  { detail }: Founding,
  invented: string,
  name: string,
  positions: readonly string[],
): RegistrationPerson {
  const [email, contactName, position] = DEMO_ACCOUNTS[name] ?? [
    `${slugOf(invented).replace('-', '.')}@${slugOf(name)}.example`,
    invented,
    detail.pick(positions),
  ];
  return { email, contactName, position, phone: mobileOf(detail) };
}

type Known = Pick<Party, 'kind' | 'name' | 'county' | 'locality' | 'address' | 'uatType' | 'domains'> & {
  profile: Profile;
};

function partyOf({ random, detail, now }: Founding, person: RegistrationPerson, known: Known): Party {
  const joinedAt = daysBefore(now, random.int(520, 900) + random.next());
  const { contactName, email, position } = person;
  return {
    ...{ id: '', accountId: '', ...known, person: contactName, email, position, joinedAt },
    decidedAt: daysBefore(joinedAt, -detail.int(1, 4)),
    isDemo: known.name in DEMO_ACCOUNTS,
  };
}

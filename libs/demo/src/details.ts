import { packageOf, type UatType } from '@psp/contracts/organisations';
import type { FirmaDetails, UatDetails } from '@psp/contracts/registrations';
import { COUNTIES, type CountyCode, type DomainSlug, EXPERTISE } from '@psp/contracts/taxonomies';
import { COMMUNE_STREET, PORTFOLIOS, TOWN_STREETS } from './content/streets.ts';
import { REGISTER_COUNTIES } from './content/trade-register.ts';
import { PHONE_PREFIXES } from './content/phone-prefixes.ts';
import type { Random } from './random.ts';

/** Converts a name to the form used in internet addresses. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');

export const mobileOf = (random: Random): string => `+407${random.int(20_000_000, 89_999_999)}`;

/** Invents a fixed-line number: nine digits after +40, including the prefix of the county. */
export const fixedPhone = (random: Random, county: CountyCode): string => {
  const prefix = PHONE_PREFIXES[county];
  return `+40${prefix}${String(random.int(1_000_000, 9_999_999)).slice(0, 9 - prefix.length)}`;
};

interface Authority {
  name: string;
  type: UatType;
  county: CountyCode;
  locality: string;
  siruta: number | null;
  description?: string;
}

/** Creates the sign-up details of an authority. */
export const uatDetails = (random: Random, authority: Authority, cui: string): UatDetails => {
  const { name, type, county, locality, siruta, description = '' } = authority;
  const street = type === 'commune' ? COMMUNE_STREET : random.pick(TOWN_STREETS);
  return {
    ...{ name, uatType: type, countyCode: county, siruta, cui, cuiConfirmed: false, package: packageOf(type) },
    address: `${street} nr. ${random.int(1, 120)}, ${locality}`,
    description,
  };
};

interface Firm
  extends Pick<
    FirmaDetails,
    'name' | 'cui' | 'locality' | 'website' | 'legalRepresentative' | 'portfolio' | 'expertise'
  > {
  county: CountyCode;
  /** Year of registration. */
  year: number;
  hasOddCui?: boolean;
}

/** Creates the sign-up details of a firm. */
export const firmaDetails = (random: Random, { county, year, hasOddCui = false, ...details }: Firm): FirmaDetails => ({
  ...details,
  countyCode: county,
  cuiConfirmed: hasOddCui,
  address: `${random.pick(TOWN_STREETS)} nr. ${random.int(1, 180)}, ${details.locality}`,
  registrationNumber: registerNumber(random, county, year),
});

/** Creates the portfolio text of a firm. */
export const portfolioOf = (random: Random, services: readonly string[], county: CountyCode): string => {
  const done = random.some(services, 2).map((service) => service.toLowerCase());
  return random
    .pick(PORTFOLIOS)
    .replace('{s}', done.join(' și '))
    .replace('{c}', COUNTIES[county])
    .replace(/^./, (letter) => letter.toUpperCase());
};

const two = (number: number) => String(number).padStart(2, '0');

/* Both forms are in use; since July 2024 only the longer one is issued. */
function registerNumber(random: Random, county: CountyCode, year: number): string {
  const isNew = year > 2023 || random.chance(0.3);
  const place = two(REGISTER_COUNTIES[county]);
  const serial = random.int(100, 9999);
  const digit = random.int(0, 9);
  if (!isNew) return `J${place}/${serial}/${year}`;
  return `J${year}${String(serial).padStart(6, '0')}${year > 2023 ? '00' : place}${digit}`;
}

/** Returns for each domain the expertise that covers it with the fewest other domains. */
export const expertiseOf = (domains: readonly DomainSlug[]): string[] => {
  const labels = Object.entries(EXPERTISE).sort(([, one], [, other]) => one.domains.length - other.domains.length);
  return [
    ...new Set(domains.flatMap((domain) => labels.find(([, covers]) => covers.domains.includes(domain))?.[0] ?? [])),
  ];
};

/** Returns the domains of a firm: `own` first, then those of its expertise. */
export const domainsOf = (expertise: readonly string[], own: readonly DomainSlug[] = []): DomainSlug[] => [
  ...new Set([...own, ...expertise.flatMap((slug) => EXPERTISE[slug]?.domains ?? [])]),
];

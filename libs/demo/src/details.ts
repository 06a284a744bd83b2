import { packageOf } from '@psp/contracts/organisations';
import { COUNTIES, type CountyCode, type DomainSlug, EXPERTISE } from '@psp/contracts/taxonomies';
import type { AuthoritySource } from './content/authorities.ts';
import { COMMUNE_STREET, PORTFOLIOS, TOWN_STREETS } from './content/streets.ts';
import { REGISTER_COUNTIES } from './content/trade-register.ts';
import { PHONE_PREFIXES } from './content/phone-prefixes.ts';
import type { Random } from './random.ts';

/** An organisation's row before anything is known of it. */
export const blank = (kind: 'uat' | 'firma' | 'admin', name: string) => ({
  kind,
  name,
  status: 'approved',
  cui: null,
  uat_type: null,
  package: null,
  siruta: null,
  county_code: null,
  locality: '',
  address: '',
  description: '',
  website: null,
  phone: null,
  email: null,
  employees: null,
  experience_years: null,
  services: [],
  registration_number: null,
  legal_representative: '',
  portfolio: '',
  status_reason: null,
  applied_at: null,
  cui_override_reason: null,
});

/** A name as it stands in an internet address. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');

export const mobileOf = (random: Random): string => `+407${random.int(20_000_000, 89_999_999)}`;

/* A number has nine digits after +40, the prefix of its county included. */
const fixedPhone = (random: Random, county: CountyCode): string => {
  const prefix = PHONE_PREFIXES[county];
  return `+40${prefix}${String(random.int(1_000_000, 9_999_999)).slice(0, 9 - prefix.length)}`;
};

/** What the registry of authorities and the authority itself say of it. */
export const authorityDetails = (random: Random, { name, type, county, locality, siruta }: AuthoritySource) => ({
  uat_type: type,
  package: packageOf(type),
  siruta,
  county_code: county,
  locality,
  address: `${type === 'commune' ? COMMUNE_STREET : random.pick(TOWN_STREETS)} nr. ${random.int(1, 120)}, ${locality}`,
  email: `contact@${slugOf(name)}.example`,
  phone: fixedPhone(random, county),
});

/** Office, trade register number and past work of a firm that has existed for so many years. */
export function firmDetails(
  random: Random,
  { county, locality, services, year }: { county: CountyCode; locality: string; services: string[]; year: number },
) {
  const done = random.some(services, 2).map((service) => service.toLowerCase());
  return {
    address: `${random.pick(TOWN_STREETS)} nr. ${random.int(1, 180)}, ${locality}`,
    registration_number: registerNumber(random, county, year),
    portfolio: random
      .pick(PORTFOLIOS)
      .replace('{s}', done.join(' și '))
      .replace('{c}', COUNTIES[county])
      .replace(/^./, (letter) => letter.toUpperCase()),
  };
}

const two = (number: number) => String(number).padStart(2, '0');

/* Both forms are in use; only the longer one is given out since July 2024. */
function registerNumber(random: Random, county: CountyCode, year: number): string {
  const isNew = year > 2023 || random.chance(0.3);
  const place = two(REGISTER_COUNTIES[county]);
  const serial = random.int(100, 9999);
  const digit = random.int(0, 9);
  if (!isNew) return `J${place}/${serial}/${year}`;
  return `J${year}${String(serial).padStart(6, '0')}${year > 2023 ? '00' : place}${digit}`;
}

/** The sign-up label of each of a firm's domains. */
export const expertiseOf = (domains: readonly DomainSlug[]): string[] => [
  ...new Set(
    domains.flatMap((domain) => {
      const entry = Object.entries(EXPERTISE).find(([, { domains: covered }]) => covered.includes(domain));
      return entry ? [entry[0]] : [];
    }),
  ),
];

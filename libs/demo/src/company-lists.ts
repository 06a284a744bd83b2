import type { CompanyItemContent } from '@psp/contracts/company-bodies';
import type { CompanyList } from '@psp/contracts/company-names';
import { romanianDay } from '@psp/contracts/romania';
import { addCompanyPart } from '@psp/domain/presenting/partners/company-parts';
import { daysBefore } from './clock.ts';
import { AUTHORITIES, SELIMBAR, SIBIU } from './content/authorities.ts';
import { CIVIS } from './content/firm-source.ts';
import { FIRST_NAMES, LAST_NAMES } from './content/people.ts';
import { SERVICES } from './content/services.ts';
import {
  CERTIFICATES,
  COMMON_CERTIFICATES,
  DISCOUNTS,
  MEMBER_POSITIONS,
  WORK_NOTES,
} from './content/solutions-profiles.ts';
import { createRandom, type Random } from './random.ts';
import { type Step, stepOf } from './step.ts';
import type { Party, World } from './world.ts';

const SEED = 20_260_105;
/** Days after its approval at which a firm enters its team and its works. */
const ENTERED_DAYS = 2;
/** Days ago at which it enters certificates and discounts: after its newest certificate, before it asks for the badge. */
const LISTED_DAYS = 50;

type Item = { [List in CompanyList]: [List, CompanyItemContent<List>] }[CompanyList];
type Items = (world: World, random: Random, firm: Party) => Item[];

/** For each firm the lists of its profile: team, works, certificates and, for one in three, a discount. */
export const companyListTimelines = (world: World): Step[][] => {
  const { firms, now } = world;
  const random = createRandom(SEED);
  const ofAll = (itemsOf: Items) => firms.map((firm) => itemsOf(world, random, firm));
  const [certificates, works, people, discounts] = [
    ofAll(certificatesOf),
    ofAll(worksOf),
    ofAll(teamOf),
    ofAll(discountsOf),
  ];
  return firms.map((firm, place) => {
    const add = (lists: Item[][][], at: Date) =>
      lists
        .flatMap((list) => list[place] ?? [])
        .map(([list, content]) => stepOf(firm, at, (write) => addCompanyPart(write, { list, content })));
    const entered = daysBefore(firm.decidedAt ?? firm.joinedAt, -ENTERED_DAYS);
    return [...add([people, works], entered), ...add([certificates, discounts], daysBefore(now, LISTED_DAYS))];
  });
};

const VALID_DAYS = 1096;
const ENDS_SOON_DAYS = 40;

/* Most are valid for three years; some have expired. None expires soon, because its firm would have been notified. */
function certificatesOf({ now }: World, random: Random, { domains: [domain = 'mediu'] }: Party): Item[] {
  const held = [...random.some(CERTIFICATES[domain], 2), ...random.some(COMMON_CERTIFICATES, random.int(0, 2))];
  const certificates = held.map(([name, issuer]) => {
    const age = random.int(60, 1250);
    const issued = daysBefore(now, age > VALID_DAYS - ENDS_SOON_DAYS && age <= VALID_DAYS ? age - ENDS_SOON_DAYS : age);
    const validUntil = random.chance(0.8) ? romanianDay(daysBefore(issued, -VALID_DAYS)) : null;
    return { name, issuer, issuedOn: romanianDay(issued), validUntil };
  });
  certificates.sort((one, other) => other.issuedOn.localeCompare(one.issuedOn));
  return certificates.map((content) => ['certificates', content]);
}

/* The demo firm has worked for the demo authorities. */
const beneficiaryOf = (authority: string, { name }: Party, place: number): string =>
  (name === CIVIS ? [SIBIU, SELIMBAR][place] : undefined) ?? authority;

function worksOf(_: World, random: Random, firm: Party): Item[] {
  const [domain = 'mediu'] = firm.domains;
  const works = random.some(SERVICES[domain], random.int(2, 5)).map((name, place) => ({
    name,
    beneficiary: beneficiaryOf(random.pick(AUTHORITIES).name, firm, place),
    budget: random.chance(0.8) ? random.int(8, 190) * 1000 : null,
    year: firm.joinedAt.getUTCFullYear() - random.int(0, 5),
    description: random.pick(WORK_NOTES),
  }));
  works.sort((one, other) => other.year - one.year || one.name.localeCompare(other.name, 'ro'));
  return works.map((content) => ['portfolio', content]);
}

const teamOf = (_: World, random: Random, { domains: [domain = 'mediu'] }: Party): Item[] =>
  random.some(MEMBER_POSITIONS[domain], random.int(2, 4)).map((position) => {
    const years = random.int(4, 22);
    const name = `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
    const experience = `${years}${years >= 20 ? ' de' : ''} ani de lucru cu administrația locală`;
    return ['team', { name, position, experience }];
  });

function discountsOf({ now }: World, random: Random): Item[] {
  if (!random.chance(0.3)) return [];
  const [title, description] = random.pick(DISCOUNTS);
  const validUntil = romanianDay(daysBefore(now, -random.int(20, 120)));
  return [['discounts', { title, description, validUntil }]];
}

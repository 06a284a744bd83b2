import { insertRows, type Row } from '@psp/domain/operating/taxonomies/insert-rows';
import type { Db } from '@psp/domain/read-db';
import type { Write } from '@psp/domain/write';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
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
import type { Party, World } from './world.ts';
import { romanianDay } from '@psp/contracts/romania';

const SEED = 20_260_105;

interface Firm {
  party: Party;
  domain: DomainSlug;
}

/** Writes what organisations' pages show and no command of the portal writes yet. */
export async function writeProfiles({ db }: Write, world: World): Promise<void> {
  await describe(db, world.uats);
  const random = createRandom(SEED);
  const firms = world.firms.flatMap((party) => party.domains.slice(0, 1).map((domain) => ({ party, domain })));
  const parts: [table: string, rows: Row[]][] = [
    ['certificate', firms.flatMap((firm) => certificatesOf(world, random, firm))],
    ['portfolio_item', firms.flatMap((firm) => worksOf(world, random, firm))],
    ['team_member', firms.flatMap((firm) => teamOf(random, firm))],
    ['discount', firms.flatMap(({ party }) => (random.chance(0.3) ? [discountOf(world, random, party)] : []))],
  ];
  for (const [table, rows] of parts) await insertRows(db, table, rows);
}

/* How authorities are reached. */
async function describe(db: Db, parties: readonly Party[]): Promise<void> {
  const profiles = parties.map(({ id, profile }) => ({ id, ...profile }));
  await db.run(sql`update organisation o set email = p.email, phone = p.phone
    from jsonb_populate_recordset(null::organisation, ${JSON.stringify(profiles)}::jsonb) p where p.id = o.id`);
}

/* Days. */
const VALID = 1096;
const ENDS_SOON = 40;

/* Mostly valid for three years; some have run out, and say so. None is about to: its firm would have been told. */
function certificatesOf({ now }: World, random: Random, { party, domain }: Firm): Row[] {
  const held = [...random.some(CERTIFICATES[domain], 2), ...random.some(COMMON_CERTIFICATES, random.int(0, 2))];
  return held.map(([name, issuer]) => {
    const age = random.int(60, 1250);
    const issued = daysBefore(now, age > VALID - ENDS_SOON && age <= VALID ? age - ENDS_SOON : age);
    return {
      ...{ organisation_id: party.id, created_at: party.joinedAt, name, issuer, issued_on: romanianDay(issued) },
      valid_until: random.chance(0.8) ? romanianDay(daysBefore(issued, -VALID)) : null,
    };
  });
}

/* Those whom somebody signs in as know each other. */
const beneficiaryOf = (authority: string, { name }: Party, place: number): string =>
  (name === CIVIS ? [SIBIU, SELIMBAR][place] : undefined) ?? authority;

const worksOf = ({ now }: World, random: Random, { party, domain }: Firm): Row[] =>
  random.some(SERVICES[domain], random.int(2, 5)).map((name, place) => ({
    ...{ organisation_id: party.id, created_at: party.joinedAt, name },
    beneficiary: beneficiaryOf(random.pick(AUTHORITIES).name, party, place),
    budget: random.chance(0.8) ? random.int(8, 190) * 1000 : null,
    year: now.getUTCFullYear() - random.int(1, 6),
    description: random.pick(WORK_NOTES),
  }));

const teamOf = (random: Random, { party, domain }: Firm): Row[] =>
  random.some(MEMBER_POSITIONS[domain], random.int(2, 4)).map((position, sort) => {
    const years = random.int(4, 22);
    return {
      ...{ organisation_id: party.id, position, sort },
      name: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
      experience: `${years}${years >= 20 ? ' de' : ''} ani de lucru cu administrația locală`,
    };
  });

function discountOf({ now }: World, random: Random, { id, joinedAt }: Party): Row {
  const [title, description] = random.pick(DISCOUNTS);
  const validUntil = romanianDay(daysBefore(now, -random.int(20, 120)));
  return { organisation_id: id, created_at: joinedAt, title, description, valid_until: validUntil };
}

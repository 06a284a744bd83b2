import type { DomainSlug } from '@psp/contracts/taxonomies';
import { daysBefore } from './clock.ts';
import { AUTHORITIES } from './content/authorities.ts';
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

/** Writes what a firm's profile shows besides its services: certificates, earlier works, people and discounts. */
export function writeProfiles(world: World): void {
  const random = createRandom(SEED);
  for (const party of world.firms) {
    const [domain] = party.domains;
    if (!domain) continue;
    const firm = { party, domain };
    addCertificates(world, random, firm);
    addPortfolio(world, random, firm);
    addTeam(world, random, firm);
    if (random.chance(0.3)) addDiscount(world, random, party);
  }
}

/* Mostly valid for three years; some have run out, and say so. */
function addCertificates({ rows, now }: World, random: Random, { party, domain }: Firm): void {
  const held = [...random.some(CERTIFICATES[domain], 2), ...random.some(COMMON_CERTIFICATES, random.int(0, 2))];
  for (const [name, issuer] of held) {
    const issued = daysBefore(now, random.int(60, 1250));
    rows.add('certificate', {
      id: random.idAt(issued),
      organisation_id: party.id,
      name,
      issuer,
      issued_on: romanianDay(issued),
      valid_until: random.chance(0.8) ? romanianDay(daysBefore(issued, -1096)) : null,
      created_at: party.joinedAt,
    });
  }
}

function addPortfolio({ rows, now }: World, random: Random, { party, domain }: Firm): void {
  for (const service of random.some(SERVICES[domain], random.int(2, 5))) {
    const { name: beneficiary } = random.pick(AUTHORITIES);
    rows.add('portfolio_item', {
      id: random.idAt(party.joinedAt),
      organisation_id: party.id,
      name: service,
      beneficiary,
      budget: random.chance(0.8) ? random.int(8, 190) * 1000 : null,
      year: now.getUTCFullYear() - random.int(1, 6),
      description: random.pick(WORK_NOTES),
      created_at: party.joinedAt,
    });
  }
}

function addTeam({ rows }: World, random: Random, { party, domain }: Firm): void {
  const positions = random.some(MEMBER_POSITIONS[domain], random.int(2, 4));
  positions.forEach((position, index) => {
    const years = random.int(4, 22);
    rows.add('team_member', {
      id: random.idAt(party.joinedAt),
      organisation_id: party.id,
      name: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
      position,
      experience: `${years}${years >= 20 ? ' de' : ''} ani de lucru cu administrația locală`,
      sort: index,
    });
  });
}

function addDiscount({ rows, now }: World, random: Random, party: Party): void {
  const [title, description] = random.pick(DISCOUNTS);
  rows.add('discount', {
    id: random.idAt(party.joinedAt),
    organisation_id: party.id,
    title,
    description,
    valid_until: romanianDay(daysBefore(now, -random.int(20, 120))),
    created_at: party.joinedAt,
  });
}

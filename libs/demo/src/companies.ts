import type { CompanySection, CompanySectionContent } from '@psp/contracts/company-bodies';
import type { EmployeeRange } from '@psp/contracts/company-names';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import type { Actor } from '@psp/domain/actor';
import type { FileStore } from '@psp/domain/operating/files/store';
import { editCompanySection } from '@psp/domain/presenting/partners/company';
import { editCompanyPart } from '@psp/domain/presenting/partners/company-parts';
import { askBadge, giveBadge } from '@psp/domain/presenting/partners/decide-badge';
import { oneRow } from '@psp/domain/sql';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { attachCertificate } from './attachments.ts';
import { DAY, daysBefore } from './clock.ts';
import { CIVIS, SOFTPRIM } from './content/firm-source.ts';
import { BADGE_REASON, INDUSTRY_OF, SPECIALIZATIONS } from './content/specializations.ts';
import { slugOf } from './details.ts';
import { createRandom, type Random } from './random.ts';
import { rowOf, type Step, stepOf } from './step.ts';
import type { Party, World } from './world.ts';

const SEED = 20_260_106;
/** Days after its admission at which a firm fills in its profile. */
const WRITTEN_DAYS = 3;
/** Days ago at which a firm attached its certificate, asked for the badge and was given it; the last asked only now. */
const [FILED, ASKED, GIVEN, ASKED_LATE] = [40, 38, 36, 2];
/** Every so many firms has the badge. */
const VERIFIED_EVERY = 3;

const counties = Object.keys(COUNTIES) as CountyCode[];

/** What each firm says of itself, section by section. */
export const companyLives = ({ firms, now }: World): Step[][] => {
  const random = createRandom(SEED);
  return firms.map((firm) => {
    const at = new Date((firm.decidedAt ?? firm.joinedAt).getTime() + WRITTEN_DAYS * DAY);
    const content = contentOf(random, firm, now);
    return (Object.keys(content) as CompanySection[]).map((section) =>
      stepOf(firm, at, (write) => editCompanySection(write, { section, version: 1, content: content[section] })),
    );
  });
};

type Contents = { [Name in CompanySection]: CompanySectionContent<Name> };

function contentOf(random: Random, { name, county, locality, address, domains, profile }: Party, now: Date): Contents {
  const [domain = 'mediu'] = domains;
  const { description = '', employees, experience_years: years = 1, services = [], phone = '', email = '' } = profile;
  const served = random.some(counties, random.int(2, 7)).filter((code) => code !== county);
  return {
    company: {
      ...{ description, industry: INDUSTRY_OF[domain], foundedYear: now.getUTCFullYear() - years },
      ...{ employees: (employees ?? null) as EmployeeRange | null, capacity: random.int(2, 12) },
    },
    contact: { countyCode: county, locality, address, phone, email, website: `https://${slugOf(name)}.example/` },
    services: { services, specializations: random.some(SPECIALIZATIONS[domain], random.int(2, 3)) },
    // One firm still has to say where it works.
    coverage: { domains: [...domains], servedCounties: name === SOFTPRIM ? [] : [county, ...served] },
  };
}

/** For each firm how it came to the badge: some have a scanned certificate and asked; all but the last of them were given it. */
export function badgeLives({ firms, admin, now }: World, files: FileStore): Step[][] {
  const chosen = firms.filter(({ name, isDemo }, place) => name === CIVIS || (!isDemo && place % VERIFIED_EVERY === 1));
  return firms.map((firm) => {
    const place = chosen.indexOf(firm);
    if (place < 0) return [];
    const isLast = place === chosen.length - 1;
    const asked = stepOf(firm, daysBefore(now, isLast ? ASKED_LATE : ASKED), (write) => askBadge(write));
    const given = stepOf(admin, daysBefore(now, GIVEN), async (write) =>
      giveBadge(write, { ...(await rowOf(write, 'organisation', { id: firm.id })), reason: BADGE_REASON }),
    );
    const filed = stepOf(firm, daysBefore(now, FILED), (write) => fileCertificate(write, files, firm, place % 2 === 0));
    return isLast ? [filed, asked] : [filed, asked, given];
  });
}

interface Held {
  id: string;
  version: number;
  name: string;
  issuer: string;
  issuedOn: string | null;
  validUntil: string | null;
}

/* The certificate that ends last. */
async function fileCertificate(write: Write<Actor>, files: FileStore, firm: Party, showsFiles: boolean): Promise<void> {
  const held = await oneRow(
    write.db,
    sql<Held>`select id, version, name, issuer, issued_on::text as "issuedOn", valid_until::text as "validUntil"
      from certificate where organisation_id = ${firm.id} order by valid_until desc nulls first, name limit 1`,
  );
  if (!held) throw new Error(`The demonstration has no certificate of ${firm.name}`);
  const { id, version, ...said } = held;
  const file = await attachCertificate(write, files, [said.name, `Titular: ${firm.name}`, `Emitent: ${said.issuer}`]);
  await editCompanyPart(write, { list: 'certificates', id, version, content: { ...said, files: [file], showsFiles } });
}

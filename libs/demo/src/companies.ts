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
/** Days after its approval at which a firm fills in its profile. */
const WRITTEN_DAYS = 3;
/** Days ago at which a firm attached its certificate, asked for the badge and received it; the last firm has only asked. */
const [FILED, ASKED, GIVEN, ASKED_LATE] = [40, 38, 36, 2];
/** One in this many firms has the badge. */
const VERIFIED_EVERY = 3;

const counties = Object.keys(COUNTIES) as CountyCode[];

/** Each firm fills in the sections of its profile. */
export const companyTimelines = ({ firms, now }: World): Step[][] => {
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
    // One firm has not entered its served counties yet.
    coverage: { domains: [...domains], servedCounties: name === SOFTPRIM ? [] : [county, ...served] },
  };
}

/** For each firm the steps to the badge: some attach a certificate and ask for it; all but the last of them receive it. */
export function badgeTimelines({ firms, admin, now }: World, files: FileStore): Step[][] {
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

interface Certificate {
  id: string;
  version: number;
  name: string;
  issuer: string;
  issuedOn: string | null;
  validUntil: string | null;
}

/* Attaches a file to the certificate that expires last. */
async function fileCertificate(write: Write<Actor>, files: FileStore, firm: Party, showsFiles: boolean): Promise<void> {
  const certificate = await oneRow(
    write.db,
    sql<Certificate>`select id, version, name, issuer, issued_on::text as "issuedOn", valid_until::text as "validUntil"
      from certificate where organisation_id = ${firm.id} order by valid_until desc nulls first, name limit 1`,
  );
  if (!certificate) throw new Error(`The demonstration has no certificate of ${firm.name}`);
  const { id, version, ...content } = certificate;
  const lines = [content.name, `Titular: ${firm.name}`, `Emitent: ${content.issuer}`];
  const file = await attachCertificate(write, files, lines);
  await editCompanyPart(write, {
    ...{ list: 'certificates', id, version, content: { ...content, files: [file], showsFiles } },
  });
}

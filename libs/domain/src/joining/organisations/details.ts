import { CUI_MESSAGES, cuiProblem } from '@psp/contracts/cui';
import type { UatType } from '@psp/contracts/organisations';
import type { FirmaDetails, UatDetails } from '@psp/contracts/registrations';
import { type CountyCode, type DomainSlug, domainsOf } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { strings } from './strings.ts';
import type { Organisation } from './organisation.entity.ts';

/** What an organisation says of itself, as its columns hold it, and the rows beside it. */
export interface SortedDetails {
  columns: Partial<Organisation>;
  expertise: string[];
  domains: DomainSlug[];
}

/** Details with their kind, as sign-up and the application's form send them. */
export type Details = { kind: 'uat'; organisation: UatDetails } | { kind: 'firma'; organisation: FirmaDetails };

/**
 * Turns what the form sent into columns of `organisation` (as properties of the entity), expertise and canonical domains.
 * Name, type and county of an authority that is in the registry come from there. Throws `body.invalid` (field
 * `organisation.siruta`) for a code that the registry does not have, and (field `organisation.domains`) for a firm left without domains.
 */
export const sortOutDetails = async (db: Db, details: Details): Promise<SortedDetails> =>
  details.kind === 'uat' ? sortOutUat(db, details.organisation) : sortOutFirma(details.organisation);

const sortOutUat = async (db: Db, details: UatDetails): Promise<SortedDetails> => {
  const { cuiConfirmed: _, ...columns } = details;
  const registered = details.siruta === null ? {} : await registryEntry(db, details.siruta);
  const all = { ...columns, ...registered };
  return { columns: { ...all, locality: localityOf(all) }, expertise: [], domains: [] };
};

const sortOutFirma = ({ cuiConfirmed: _, expertise, domains, website, ...columns }: FirmaDetails): SortedDetails => {
  const following = domainsOf(expertise);
  const chosen = following.filter((slug) => domains?.includes(slug) ?? true);
  if (chosen.length === 0)
    throw new DomainError('body.invalid', { fields: { 'organisation.domains': strings.noDomain } });
  // What the firm wrote of its work also opens its profile.
  const described = { ...columns, description: columns.portfolio, website: website || null };
  return { columns: described, expertise: [...new Set(expertise)], domains: chosen };
};

interface Registered {
  name: string;
  uatType: UatType;
  countyCode: CountyCode;
}

const registryEntry = async (db: Db, siruta: number): Promise<Registered> => {
  const entry = await oneRow(
    db,
    sql<Registered>`select name, type as "uatType", county_code as "countyCode" from authority where siruta = ${siruta}`,
  );
  if (!entry) throw new DomainError('body.invalid', { fields: { 'organisation.siruta': strings.unknownAuthority } });
  return entry;
};

const PLACE_BEFORE = /^(municipiul|orașul|comuna)\s+/i;
/** The place after which an authority is named: "Comuna Șelimbăr" lies in Șelimbăr. */
const localityOf = ({ name, uatType }: { name: string; uatType: UatType }): string =>
  uatType === 'commune' || uatType === 'town' || uatType === 'municipality' ? name.replace(PLACE_BEFORE, '') : '';

/**
 * Writes the details of an organisation, also of one that is being made, with its expertise and domains, and flushes. Throws
 * as `sortOutDetails` does, and what the unique index on tax codes throws (answered as `organisation.cui_exists`).
 */
export const writeDetails = async (
  write: Write<unknown>,
  organisation: Organisation,
  details: Details,
): Promise<void> => {
  const { db, now } = write;
  const { columns, expertise, domains } = await sortOutDetails(db, details);
  const { company, coverage } = organisation.profileVersions;
  // What a firm wrote and chose in its profile stays.
  organisation.describe(company ? { ...columns, description: organisation.description } : columns, now);
  await flush(write);
  await keepSlugs(db, organisation.id, 'expertise', expertise);
  if (!coverage) await keepSlugs(db, organisation.id, 'domain', domains);
};

/** The expertises or domains of an organisation. */
export const slugsOf = async (db: Db, organisationId: string, name: 'expertise' | 'domain'): Promise<string[]> => {
  const slug = sql.ref(`${name}_slug`);
  const rows = await db.run(
    sql<{
      slug: string;
    }>`select ${slug} as slug from ${sql.table(`organisation_${name}`)} where organisation_id = ${organisationId}`,
  );
  return rows.map((row) => row.slug);
};

/** Gives an organisation these expertises or domains, and no other. */
export const keepSlugs = async (
  db: Db,
  organisationId: string,
  name: 'expertise' | 'domain',
  slugs: readonly string[],
): Promise<void> => {
  const [table, column] = [sql.table(`organisation_${name}`), sql.ref(`${name}_slug`)];
  await db.run(
    sql`delete from ${table} where organisation_id = ${organisationId} and ${column} <> all (${slugs}::text[])`,
  );
  await db.run(sql`insert into ${table} (organisation_id, ${column})
    select ${organisationId}, unnest(${slugs}::text[]) on conflict do nothing`);
};

/**
 * Judges a tax code as it was sent. Throws `body.invalid` (field `organisation.cui`) when its control digit does not follow
 * and the person has not said that they checked it.
 */
export const judgeCui = ({ cui, cuiConfirmed }: { cui: string; cuiConfirmed: boolean }): void => {
  const problem = cuiProblem(cui);
  if (problem === 'shape' || (problem && !cuiConfirmed))
    throw new DomainError('body.invalid', { fields: { 'organisation.cui': CUI_MESSAGES[problem] } });
};

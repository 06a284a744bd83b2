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

/** The details of an organisation as they are stored: its columns, expertise rows and domain rows. */
export interface SortedDetails {
  columns: Partial<Organisation>;
  expertise: string[];
  domains: DomainSlug[];
}

/** Details as sent by the sign-up form and the application form. */
export type Details = { kind: 'uat'; organisation: UatDetails } | { kind: 'firma'; organisation: FirmaDetails };

/**
 * Converts the details of a form to entity properties, expertise and canonical domains. Name, type and county of an authority in
 * the registry are taken from there. Throws `body.invalid` (field `organisation.siruta`) for an unknown SIRUTA code and (field
 * `organisation.domains`) for a firm without domains.
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
  const possible = domainsOf(expertise);
  const chosen = possible.filter((slug) => domains?.includes(slug) ?? true);
  if (chosen.length === 0)
    throw new DomainError('body.invalid', { fields: { 'organisation.domains': strings.noDomain } });
  // The portfolio text is also the first description in the firm's profile.
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

const NAME_PREFIX = /^(municipiul|orașul|comuna)\s+/i;
/** Returns the place in the name of an authority: "Comuna Șelimbăr" → "Șelimbăr"; '' for counties and other types. */
const localityOf = ({ name, uatType }: { name: string; uatType: UatType }): string =>
  uatType === 'commune' || uatType === 'town' || uatType === 'municipality' ? name.replace(NAME_PREFIX, '') : '';

/**
 * Writes the details of an organisation (existing or new), its expertise and domains, and flushes. Throws the errors of
 * `sortOutDetails`, and that of the unique index on tax codes (returned as `organisation.cui_exists`).
 */
export const writeDetails = async (
  write: Write<unknown>,
  organisation: Organisation,
  details: Details,
): Promise<void> => {
  const { db, now } = write;
  const { columns, expertise, domains } = await sortOutDetails(db, details);
  const { company, coverage } = organisation.profileVersions;
  // Keeps the description and domains that a firm has edited in its profile.
  organisation.describe(company ? { ...columns, description: organisation.description } : columns, now);
  await flush(write);
  await keepSlugs(db, organisation.id, 'expertise', expertise);
  if (!coverage) await keepSlugs(db, organisation.id, 'domain', domains);
};

/** Reads the expertise or domain slugs of an organisation. */
export const slugsOf = async (db: Db, organisationId: string, name: 'expertise' | 'domain'): Promise<string[]> => {
  const slug = sql.ref(`${name}_slug`);
  const rows = await db.run(
    sql<{
      slug: string;
    }>`select ${slug} as slug from ${sql.table(`organisation_${name}`)} where organisation_id = ${organisationId}`,
  );
  return rows.map((row) => row.slug);
};

/** Replaces the expertise or domains of an organisation by these slugs. */
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
 * Validates a submitted tax code. Throws `body.invalid` (field `organisation.cui`) when it is malformed, or when its control digit
 * is wrong and the user has not confirmed it.
 */
export const judgeCui = ({ cui, cuiConfirmed }: { cui: string; cuiConfirmed: boolean }): void => {
  const problem = cuiProblem(cui);
  if (problem === 'shape' || (problem && !cuiConfirmed))
    throw new DomainError('body.invalid', { fields: { 'organisation.cui': CUI_MESSAGES[problem] } });
};

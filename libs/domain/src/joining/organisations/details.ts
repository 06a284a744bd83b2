import type { EntityManager } from '@mikro-orm/postgresql';
import { CUI_MESSAGES, cuiProblem } from '@psp/contracts/cui';
import type { UatType } from '@psp/contracts/organisations';
import type { FirmaDetails, UatDetails } from '@psp/contracts/registrations';
import { type CountyCode, type DomainSlug, EXPERTISE } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { strings } from './strings.ts';
import { Organisation } from './organisation.entity.ts';

/** What an organisation says of itself, as its columns hold it, and the rows beside it. */
export interface SortedDetails {
  columns: Partial<Organisation>;
  expertise: string[];
  domains: DomainSlug[];
}

/** Details with their kind, as sign-up and the application's form send them. */
export type Details = ['uat', UatDetails] | ['firma', FirmaDetails];

/**
 * Turns what the form sent into columns of `organisation` (as properties of the entity), expertise and canonical domains.
 * Name, type and county of an authority that is in the registry come from there. Throws `body.invalid` (field
 * `organisation.siruta`) for a code that the registry does not have.
 */
export const sortOutDetails = async (em: EntityManager, ...[kind, details]: Details): Promise<SortedDetails> =>
  kind === 'uat' ? sortOutUat(em, details) : sortOutFirma(details);

const sortOutUat = async (em: EntityManager, details: UatDetails): Promise<SortedDetails> => {
  const { cuiConfirmed: _, ...columns } = details;
  const registered = details.siruta === null ? {} : await registryEntry(em, details.siruta);
  const all = { ...columns, ...registered };
  return { columns: { ...all, locality: localityOf(all) }, expertise: [], domains: [] };
};

const sortOutFirma = ({ cuiConfirmed: _, expertise, website, ...columns }: FirmaDetails): SortedDetails => ({
  columns: { ...columns, website: website || null },
  expertise: [...new Set(expertise)],
  domains: [...new Set(expertise.flatMap((slug) => EXPERTISE[slug]?.domains ?? []))],
});

interface Registered {
  name: string;
  uatType: UatType;
  countyCode: CountyCode;
}

const registryEntry = async (em: EntityManager, siruta: number): Promise<Registered> => {
  const { rows } = await sql<Registered>`select name, type as "uatType", county_code as "countyCode"
    from authority where siruta = ${siruta}`.execute(em.getKysely());
  if (!rows[0]) throw new DomainError('body.invalid', { fields: { 'organisation.siruta': strings.unknownAuthority } });
  return rows[0];
};

const PLACE_BEFORE = /^(municipiul|orașul|comuna)\s+/i;
/** The place after which an authority is named: "Comuna Șelimbăr" lies in Șelimbăr. */
const localityOf = ({ name, uatType }: { name: string; uatType: UatType }): string =>
  uatType === 'commune' || uatType === 'town' || uatType === 'municipality' ? name.replace(PLACE_BEFORE, '') : '';

/**
 * Writes the details of an organisation that exists, with its expertise and domains, and flushes. Whoever makes one
 * persists it first with `columns` of `sortOutDetails`, or with any name (and type, for an authority), then calls this.
 * Throws as `sortOutDetails` does, and what the unique index on tax codes throws (answered as `organisation.cui_exists`).
 */
export const writeDetails = async (em: EntityManager, organisationId: string, ...details: Details): Promise<void> => {
  const { columns, expertise, domains } = await sortOutDetails(em, ...details);
  const organisation = await em.findOneOrFail(Organisation, { id: organisationId });
  organisation.describe(columns, new Date());
  await em.flush();
  const db = em.getKysely();
  await sql`delete from organisation_expertise where organisation_id = ${organisationId}
    and expertise_slug <> all (${expertise}::text[])`.execute(db);
  await sql`insert into organisation_expertise (organisation_id, expertise_slug)
    select ${organisationId}, unnest(${expertise}::text[]) on conflict do nothing`.execute(db);
  await sql`delete from organisation_domain where organisation_id = ${organisationId}
    and domain_slug <> all (${domains}::text[])`.execute(db);
  await sql`insert into organisation_domain (organisation_id, domain_slug)
    select ${organisationId}, unnest(${domains}::text[]) on conflict do nothing`.execute(db);
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

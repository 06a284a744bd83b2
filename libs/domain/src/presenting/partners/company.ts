import type { CompanySection, CompanySectionContent } from '@psp/contracts/company-bodies';
import { COMPANY_FIELDS, COMPANY_PARTS } from '@psp/contracts/profile-fields';
import { sql } from 'kysely';
import { lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { updateBeside } from '../../unit-of-work/update-beside.ts';
import { keepSlugs, slugsOf } from '../../joining/organisations/details.ts';
import { Organisation } from '../../joining/organisations/organisation.entity.ts';
import { changedFields } from '../../operating/audit/changed-fields.ts';
import { record } from '../../operating/audit/record.ts';
import { expectOffered, holdValues } from '../../operating/taxonomies/values.ts';
import { send, type Write } from '../../write.ts';

/** Locks the actor's firm until the transaction ends. */
const ownCompany = (write: Write<Actor>): Promise<Organisation> =>
  lock(write, Organisation, { id: write.actor.organisationId });

/** Title of an act on a part of the profile: 'Certificări, ISO 9001 (Emitent, Fișiere)'. */
export const aboutPart = (
  part: keyof typeof COMPANY_PARTS,
  { item = '', changed = [] }: { item?: string; changed?: readonly string[] },
): string => {
  const named = item ? `${COMPANY_PARTS[part]}, ${item}` : COMPANY_PARTS[part];
  return changed.length > 0 ? `${named} (${changed.join(', ')})` : named;
};

interface SectionInput<Name extends CompanySection> {
  section: Name;
  version: number;
  content: CompanySectionContent<Name>;
}

/**
 * Saves a section of the profile of the actor's firm if `version` is the section's current version. Throws `version.stale`,
 * and `taxonomy.off` for an industry that is no longer offered.
 */
export const editCompanySection = async <Name extends CompanySection>(
  write: Write<Actor>,
  input: SectionInput<Name>,
): Promise<void> => {
  const { actor, db, now } = write;
  const { domains, ...columns } = { domains: undefined, ...input.content };
  const industry = 'industry' in columns ? columns.industry : null;
  if (industry) await holdValues(write, 'industries');
  const company = await ownCompany(write);
  if (industry) await expectOffered(write, 'industries', { slug: industry, kept: company.industry });
  const saved = company.editSection(actor, { ...input, content: columns }, now);
  const labels = COMPANY_FIELDS[input.section];
  const changed = changedFields(labels, company, columns);
  if (domains)
    changed.unshift(...changedFields(labels, { domains: await slugsOf(db, company.id, 'domain') }, { domains }));
  const details = { section: input.section, title: aboutPart(input.section, { changed }) };
  record(write, { entity: 'organisation', id: company.id }, saved.change, { details });
  // An application shows the contact data of a profile and nothing else, so only they may change the version that the association
  // read.
  if (input.section === 'contact') company.describe(saved.columns, now);
  else await updateBeside(write, Organisation, company.id, saved.columns);
  if (domains) await keepSlugs(db, company.id, 'domain', domains);
};

/** Locks the actor's firm, checks that its lists may be changed, records the act and updates its date. Throws `auth.forbidden`. */
export const editedCompany = async (
  write: Write<Actor>,
  action: string,
  details: Record<string, unknown>,
): Promise<Organisation> => {
  const company = await ownCompany(write);
  record(write, { entity: 'organisation', id: company.id }, company.editLists(write.actor, action), { details });
  send(
    write,
    sql`update organisation set updated_at = ${write.now} where id = ${company.id} and updated_at <> ${write.now}`,
  );
  return company;
};

import { type CompanyList, COMPANY_LIST_MAX } from '@psp/contracts/company-names';
import { COMPANY_FIELDS } from '@psp/contracts/profile-fields';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { expectVersion, found } from '../../load.ts';
import { changedFields } from '../../operating/audit/changed-fields.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { expectSameSet } from '../order.ts';
import { dropConfirmation } from '../work-confirmations/drop-confirmation.ts';
import { hasChangedFiles, setCertificateFiles, withoutFiles } from './certificate-files.ts';
import { aboutPart, editedCompany } from './company.ts';
import { Certificate, type CompanyPart, Discount, PortfolioItem, TeamMember } from './company-parts.entity.ts';
import { PART_LISTS } from './part-lists.ts';
import { settleReminders } from './remind-of-certificates.ts';

const TYPES: Record<CompanyList, new () => CompanyPart> = {
  team: TeamMember,
  portfolio: PortfolioItem,
  discounts: Discount,
  certificates: Certificate,
};

interface At {
  list: CompanyList;
  id: string;
  version: number;
}

const titleOf = (content: object): string =>
  'name' in content ? String(content.name) : 'title' in content ? String(content.title) : '';

const aboutItem = (list: CompanyList, content: object, changed: readonly string[] = []) => ({
  list,
  title: aboutPart(list, { item: titleOf(content), changed }),
});

const partsOf = ({ em, actor }: Write<Actor>, list: CompanyList): Promise<CompanyPart[]> =>
  em.find(TYPES[list], { organisationId: actor.organisationId });

/* Next position of a list. The caller has locked the firm, so that nobody else takes it. Throws `list.too_many`. */
const placeAtEnd = async ({ db, actor }: Write<Actor>, list: CompanyList): Promise<number> => {
  const listed = await oneRow(
    db,
    sql<{ count: number; place: number }>`select count(*)::int as count, coalesce(max(sort) + 1, 0) as place
      from ${sql.table(PART_LISTS[list].table)} where organisation_id = ${actor.organisationId}`,
  );
  const { count, place } = found(listed);
  if (count >= COMPANY_LIST_MAX) throw new DomainError('list.too_many');
  return place;
};

/** Adds an item at the end of a list of the firm's profile. Returns its id. Throws `list.too_many`. */
export const addCompanyPart = async (
  write: Write<Actor>,
  { list, content }: { list: CompanyList; content: object },
): Promise<string> => {
  const company = await editedCompany(write, 'addToProfile', aboutItem(list, content));
  const sort = await placeAtEnd(write, list);
  const { columns, files } = withoutFiles(content);
  const part = Object.assign(new TYPES[list](), columns, { id: newId(), organisationId: company.id, sort });
  write.em.persist(part);
  if (files?.length) await setCertificateFiles(write, part, files);
  return part.id;
};

/* Reads an item of the actor's firm and checks its version. */
const readPart = async ({ em, actor }: Write<Actor>, { list, id, version }: At): Promise<CompanyPart> => {
  const part = found(await em.findOne(TYPES[list], { id, organisationId: actor.organisationId }));
  expectVersion(part, version);
  return part;
};

export const editCompanyPart = async (
  write: Write<Actor>,
  { content, ...at }: At & { content: object },
): Promise<void> => {
  const part = await readPart(write, at);
  const { columns, files } = withoutFiles(content);
  const changed = changedFields(COMPANY_FIELDS[at.list], part, columns);
  const hasNewFiles = await hasChangedFiles(write, part, files);
  if (hasNewFiles) changed.push(COMPANY_FIELDS.certificates.files);
  await editedCompany(write, 'editInProfile', aboutItem(at.list, content, changed));
  const isChanged = Object.entries(columns).some(([name, value]) => Reflect.get(part, name) !== value);
  if (isChanged && part instanceof PortfolioItem) await dropConfirmation(write, part);
  Object.assign(part, columns);
  if (hasNewFiles) await setCertificateFiles(write, part, files);
  if (part instanceof Certificate) await settleReminders(write);
};

export const removeCompanyPart = async (write: Write<Actor>, at: At): Promise<void> => {
  const part = await readPart(write, at);
  await editedCompany(write, 'removeFromProfile', aboutItem(at.list, part));
  if (part instanceof PortfolioItem) await dropConfirmation(write, part);
  write.em.remove(part);
  if (part instanceof Certificate) await settleReminders(write);
};

/** Reorders a list. Throws `list.order_stale` unless `order` names each item once. */
export const orderCompanyParts = async (
  write: Write<Actor>,
  { list, order }: { list: CompanyList; order: readonly string[] },
): Promise<void> => {
  await editedCompany(write, 'orderProfile', { list, title: aboutPart(list, {}) });
  const parts = await partsOf(write, list);
  const { db, actor } = write;
  await expectSameSet(db, actor, {
    present: parts.map(({ id }) => id),
    order,
    acts: ['organisation.addToProfile', 'organisation.removeFromProfile'],
    recordedOn: actor.organisationId,
    which: sql`a.details ->> 'list' = ${list}`,
  });
  for (const part of parts) part.sort = order.indexOf(part.id);
};

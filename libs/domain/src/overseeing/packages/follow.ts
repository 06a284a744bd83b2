import type { MemberPackage } from '@psp/contracts/package-names';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import type { Write } from '../../write.ts';
import { beginIfDue, ENTITY } from './begin.ts';
import { inWords } from './load.ts';
import { PackagePeriod } from './period.entity.ts';

const hasOwed = async ({ db }: Write<unknown>, { id }: PackagePeriod): Promise<boolean> =>
  (await oneRow(
    db,
    sql`select 1 from proforma where period_id = ${id} and status in ('issued', 'paid') and total > 0`,
  )) !== null;

/**
 * Gives the open period of an organisation another package when the organisation, which the caller has locked, gets it. One whose first
 * day has not come keeps its own. Throws `package-period.owed` where a proforma states the sum of the package before.
 */
export const followPackage = async (
  write: Write<Actor>,
  organisationId: string,
  chosen: MemberPackage,
  reason: string,
): Promise<void> => {
  const { actor, now } = write;
  const open = await findRow(write, PackagePeriod, { organisationId, status: 'open' }, { lock: true });
  if (!open || open.package === chosen || open.startsOn > romanianDay(now)) return;
  if (await hasOwed(write, open)) throw new DomainError('package-period.owed');
  const { price = null, startsOn, endsOn } = open;
  const change = open.change(actor, { package: chosen, price, startsOn, endsOn }, now);
  record(write, { entity: ENTITY, id: open.id }, change, { reason, details: { title: inWords(open) } });
  await beginIfDue(write, open);
};

import { isPackageOf } from '@psp/contracts/packages';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import { lock } from '../../act.ts';
import type { TimedStep } from '../../capability.ts';
import { Organisation } from '../../joining/organisations/organisation.entity.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import type { Write } from '../../write.ts';
import { PackagePeriod } from './period.entity.ts';

/** Name of the entity in the audit. */
export const ENTITY = 'package-period';

/** Gives an authority the package of a period; firms all have the same. */
export const applyPackage = async (write: Write, { organisationId, package: chosen }: PackagePeriod): Promise<void> => {
  const organisation = await lock(write, Organisation, { id: organisationId });
  if (chosen === 'partner' || !isPackageOf(organisation.kind, chosen) || organisation.package === chosen) return;
  organisation.describe({ package: chosen }, write.now);
};

/** Begins a period whose first day has come, once. */
export const beginIfDue = async (write: Write, period: PackagePeriod): Promise<void> => {
  if (period.begunAt || period.startsOn > romanianDay(write.now)) return;
  period.begunAt = write.now;
  await applyPackage(write, period);
};

/** Begins periods on their first day. */
export const beginPeriods: TimedStep = {
  due: (now) => sql`select id from package_period
    where begun_at is null and status in ('open', 'closed') and starts_on <= ${romanianDay(now)}::date order by starts_on`,
  apply: async (write, id) => {
    const of = await oneRow(
      write.db,
      sql<{ organisationId: string }>`select organisation_id as "organisationId" from package_period where id = ${id}`,
    );
    if (!of) return;
    // Before its period, in the order of all commands.
    await lock(write, Organisation, { id: of.organisationId });
    const period = await findRow(write, PackagePeriod, { id }, { lock: true });
    if (!period || period.begunAt || !['open', 'closed'].includes(period.status)) return;
    await beginIfDue(write, period);
    const { status } = period;
    record(write, { entity: ENTITY, id }, { action: 'begin', from: status, to: status });
  },
};

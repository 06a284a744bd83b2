import type { MemberPackage } from '@psp/contracts/package-names';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import type { Write } from '../../write.ts';
import { ENTITY } from './begin.ts';
import { inWords } from './load.ts';
import { PackagePeriod } from './period.entity.ts';

/** Gives the open period of an organisation another package when the organisation, which the caller has locked, got it. */
export const followPackage = async (
  write: Write<Actor>,
  organisationId: string,
  chosen: MemberPackage,
  reason: string,
): Promise<void> => {
  const { actor, now } = write;
  const open = await findRow(write, PackagePeriod, { organisationId, status: 'open' }, { lock: true });
  if (!open || open.package === chosen) return;
  const { price = null, startsOn, endsOn } = open;
  const change = open.change(actor, { package: chosen, price, startsOn, endsOn }, now);
  record(write, { entity: ENTITY, id: open.id }, change, { reason, details: { title: inWords(open) } });
};

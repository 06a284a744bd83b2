import type { RivalClaim } from '@psp/contracts/applications';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { isOpenClaim } from '../organisations/cui.ts';
import { applicationFiles } from './content.ts';
import { firstOwner } from './queue.ts';

/** The other open claims of a tax code as the association compares them, the oldest first. */
export const readRivals = async (db: Db, { id, cui }: { id: string; cui: string | null }): Promise<RivalClaim[]> => {
  if (cui === null) return [];
  const rows = await db.run(
    sql<{ json: RivalClaim }>`select json_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'status', o.status,
        'appliedAt', coalesce(o.applied_at, o.created_at), 'address', concat_ws(', ', nullif(o.address, ''), nullif(o.locality, '')),
        'contact', json_build_object('displayName', coalesce(c.display_name, ''), 'position', coalesce(c.position, ''),
          'email', coalesce(c.email, ''), 'phone', c.phone), 'files', ${applicationFiles()}) as json
      from organisation o left join lateral ${firstOwner} c on true
      where o.cui = ${cui} and o.id <> ${id} and ${isOpenClaim} order by o.applied_at, o.id`,
  );
  return rows.map(({ json }) => json);
};

import type { OrganisationView } from '@psp/contracts/users';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { certificateFiles } from '../../operating/attachments/queries.ts';
import { oneRow } from '../../sql.ts';
import { badgeFields, badgeOf } from './badge.ts';
import { listOf, PART_LISTS } from './part-lists.ts';

type AdminBadge = NonNullable<OrganisationView['badge']>;
type Stored = Parameters<typeof badgeOf>[0] & Pick<AdminBadge, 'registrationNumber' | 'certificates'>;

/** Reads the badge of a firm with the data on which the association decides. */
export const readAdminBadge = async (db: Db, actor: Actor, id: string, now: Date): Promise<AdminBadge> => {
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select json_build_object(${badgeFields(now)}, 'registrationNumber', f.registration_number,
      'certificates', ${listOf(
        sql`'id', x.id, 'name', x.name, 'issuer', x.issuer, 'validUntil', x.valid_until, 'files', ${certificateFiles}`,
        sql`certificate x where x.organisation_id = f.id`,
        PART_LISTS.certificates.order,
      )}) as json
    from organisation f where f.id = ${id}`,
  );
  const { registrationNumber, certificates, ...badge } = found(row).json;
  return { ...badgeOf(badge, actor, now), registrationNumber, certificates };
};

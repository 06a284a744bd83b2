import type { OrganisationContact } from '@psp/contracts/organisation-profile';
import { CONTACT_FIELDS } from '@psp/contracts/profile-fields';
import { sql } from 'kysely';
import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { changedFields } from '../../operating/audit/changed-fields.ts';
import { inForceOf } from '../../operating/dated-values/queries.ts';
import { PRICES } from '../../operating/dated-values/tables.ts';
import { pictureOf } from '../../operating/images/queries.ts';
import type { Db } from '../../read-db.ts';
import { jsonText } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { Organisation } from './organisation.entity.ts';

/** Reads the profile of the actor's organisation as JSON text (`organisationProfile`). */
export const readOwnProfile = (db: Db, { organisationId }: Actor, now: Date): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('name', o.name, 'cui', o.cui, 'uatType', o.uat_type, 'package', o.package, 'packagePrice', ${inForceOf(PRICES, sql`o.package`, now)},
      'countyCode', o.county_code, 'locality', o.locality, 'address', o.address, 'email', coalesce(o.email, ''),
      'phone', coalesce(o.phone, ''), 'logo', ${pictureOf(sql`o.logo_image_id`)},
      'memberSince', coalesce(o.joined_at, o.decided_at, o.created_at), 'version', o.version)::text as json
    from organisation o where o.id = ${organisationId}`,
  );

/** Changes the contact data of the actor's organisation. Throws `version.stale`. */
export const editContact = async (
  write: Write<Actor>,
  { version, ...contact }: OrganisationContact & Pick<Versioned, 'version'>,
): Promise<void> => {
  const { actor, now } = write;
  const row = await lock(write, Organisation, { id: actor.organisationId });
  const title = changedFields(CONTACT_FIELDS, row, contact).join(', ');
  const details = title ? { title } : null;
  actOnLocked(write, { entity: 'organisation', row, version }, () => row.editContact(actor, contact, now), { details });
};

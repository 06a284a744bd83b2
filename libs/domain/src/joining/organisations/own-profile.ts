import type { IdentityChange, OrganisationContact } from '@psp/contracts/organisation-profile';
import { CONTACT_FIELDS } from '@psp/contracts/profile-fields';
import { sql } from 'kysely';
import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { openTicket } from '../../communicating/tickets/open-ticket.ts';
import { found } from '../../load.ts';
import { changedFields } from '../../operating/audit/changed-fields.ts';
import { inForceOf } from '../../operating/dated-values/queries.ts';
import { PRICES } from '../../operating/dated-values/tables.ts';
import { pictureOf } from '../../operating/images/queries.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { Organisation } from './organisation.entity.ts';
import { strings } from './strings.ts';

/** The actor's organisation as JSON text (`organisationProfile`). */
export const readOwnProfile = (db: Db, { organisationId }: Actor, now: Date): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('name', o.name, 'cui', o.cui, 'uatType', o.uat_type, 'package', o.package, 'packagePrice', ${inForceOf(PRICES, sql`o.package`, now)},
      'countyCode', o.county_code, 'locality', o.locality, 'address', o.address, 'email', coalesce(o.email, ''),
      'phone', coalesce(o.phone, ''), 'logo', ${pictureOf(sql`o.logo_image_id`)},
      'memberSince', coalesce(o.decided_at, o.created_at), 'version', o.version)::text as json
    from organisation o where o.id = ${organisationId}`,
  );

/** Changes where the actor's organisation is found. Throws `version.stale`. */
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

/** Asks the association for another name or tax code. `key` makes repeated sends one ticket. Returns its number. */
export const askForIdentity = async (
  write: Write<Actor>,
  { key, address, ...change }: IdentityChange & { key: string; address: string },
): Promise<{ number: string }> => {
  const { db, actor } = write;
  const { email } = found(
    await oneRow(db, sql<{ email: string }>`select email::text as email from account where id = ${actor.accountId}`),
  );
  const number = await openTicket(write, {
    ...{ kind: 'support', name: actor.displayName, email, subject: strings.identitySubject(actor.organisationName) },
    ...{ message: strings.identityMessage(change), isUrgent: false, website: '', filledInMs: Number.MAX_SAFE_INTEGER },
    ...{ key, address },
  });
  return { number };
};
